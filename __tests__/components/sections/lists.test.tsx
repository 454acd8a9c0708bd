/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Steps } from '../../../components/sections/Steps.tsx'
import { Training } from '../../../components/sections/Training.tsx'
import { emptySettings } from '../../fixtures/emptyContent.ts'

/** Lists as short and as long as an editor may make them. */

const list = <Item extends object>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => ({ _key: `item-${index}`, ...item(index) }))

const card = (index: number) => ({
  heading: `Card ${index + 1}`,
  text: 'Words',
  ground: 'sky' as const,
  image: null,
})
const picture = (index: number) => ({
  src: `/${index}.svg`,
  width: 560,
  height: 420,
  alt: `Picture ${index + 1}`,
})
/** None of these needs anything of its page. */
const content = { settings: emptySettings, path: '/' }
const opening = { heading: 'Heading', text: null, action: null }

test.each([
  [3, [3]],
  [4, [4]],
  [5, [4, 5]],
  [8, [4, 8]],
])('of %d steps the wire ends after numbers %j', (count, ends) => {
  const { container } = render(
    <Steps section={{ heading: 'Steps', items: list(count, card) }} content={content} />,
  )
  const steps = [...container.querySelectorAll('li')]
  expect(steps.flatMap((step, index) => (step.hasAttribute('data-end') ? [index + 1] : []))).toEqual(ends)
})

test('the steps have the list role, which Safari drops without markers', () => {
  render(<Steps section={{ heading: 'Steps', items: list(3, card) }} content={content} />)
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list')
  expect(screen.getByRole('list').tagName).toBe('OL')
})

describe.each([1, 2, 8])('with %d items', (count) => {
  test('all steps are shown and numbered from 1', () => {
    render(<Steps section={{ heading: 'Steps', items: list(count, card) }} content={content} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(count)
    expect(screen.getByText(String(count), { selector: '[aria-hidden]' })).toBeInTheDocument()
  })

  test('the mosaic shows three images at most', () => {
    render(<Training section={{ ...opening, images: list(count, picture) }} content={content} />)
    expect(screen.getAllByRole('img')).toHaveLength(Math.min(count, 3))
  })
})
