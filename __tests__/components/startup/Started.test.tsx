import { render } from '@testing-library/react'
import { useEffect, useReducer } from 'react'
import { Started } from '../../../components/startup/Started.tsx'
import { takenOver } from '../../../components/startup/takenOver.ts'

/** Like a form that reads what was typed into it before React was there. */
function Reader() {
  const [typed, read] = useReducer(() => 'typed early', '')
  useEffect(read, [read])
  return <output>{typed}</output>
}

test('tells once that the page is taken over, after what other components changed when they started', () => {
  const seen: (string | null)[] = []
  const note = () => seen.push(document.querySelector('output')?.textContent ?? null)
  window.addEventListener(takenOver, note)
  const { rerender } = render(<Started />)
  rerender(<Started />)
  expect(seen).toEqual([null])
  seen.length = 0
  render(
    <>
      <Started />
      <Reader />
    </>,
  )
  expect(seen).toEqual(['typed early'])
  window.removeEventListener(takenOver, note)
})
