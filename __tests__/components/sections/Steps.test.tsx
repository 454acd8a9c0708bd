/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Steps } from '../../../components/sections/Steps.tsx'
import { emptySettings } from '../../fixtures/emptyContent.ts'

function show(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    _key: `item-${index}`,
    heading: `Step ${index + 1}`,
    text: 'Words',
    ground: 'sky' as const,
    image: null,
  }))
  // The section needs nothing of its page.
  return render(
    <Steps section={{ heading: 'Steps', items }} content={{ settings: emptySettings, path: '/' }} />,
  )
}

test.each([
  [3, [3]],
  [4, [4]],
  [5, [4, 5]],
  [8, [4, 8]],
])('of %d steps the wire ends after numbers %j', (count, ends) => {
  const { container } = show(count)
  const steps = [...container.querySelectorAll('li')]
  expect(steps.flatMap((step, index) => (step.hasAttribute('data-end') ? [index + 1] : []))).toEqual(ends)
})

test('the steps have the list role, which Safari drops without markers', () => {
  show(3)
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list')
  expect(screen.getByRole('list').tagName).toBe('OL')
})
