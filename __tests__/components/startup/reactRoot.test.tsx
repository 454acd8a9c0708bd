import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from '../../../components/startup/reactRoot.ts'

function beBusyFor(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

function Section({ number }: { number: number }) {
  beBusyFor(2)
  return <p>{number}</p>
}

function Page({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return Array.from({ length: 30 }, (_, number) => <Section key={number} number={number} />)
}

test('a page is taken over in slices, and between them the browser can do other things', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Page onShown={() => {}} />)
  const first = place.firstElementChild
  let others = 0
  const timer = setInterval(() => (others += 1))
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((shown) => {
    const taken = hydrateRoot(place, <Page onShown={() => shown(taken)} />)
  })
  clearInterval(timer)
  expect(others).toBeGreaterThan(4)
  expect(place.firstElementChild).toBe(first)
  root.unmount()
  expect(place.childElementCount).toBe(0)
})
