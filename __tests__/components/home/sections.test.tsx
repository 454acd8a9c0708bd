/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Hiring } from '../../../components/home/Hiring.tsx'
import { Staffing } from '../../../components/home/Staffing.tsx'
import { Stats } from '../../../components/home/Stats.tsx'
import { Steps } from '../../../components/home/Steps.tsx'
import { Training } from '../../../components/home/Training.tsx'

/** Lists as short and as long as an editor may make them, and items with holes in them. */

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
const opening = { heading: 'Heading', text: null, action: null }

test.each([
  [3, [3]],
  [4, [4]],
  [5, [4, 5]],
  [8, [4, 8]],
])('of %d steps the wire ends after numbers %j', (count, ends) => {
  const { container } = render(<Steps steps={{ heading: 'Steps', items: list(count, card) }} />)
  const steps = [...container.querySelectorAll('li')]
  expect(steps.flatMap((step, index) => (step.hasAttribute('data-end') ? [index + 1] : []))).toEqual(ends)
})

test('the steps have the list role, which Safari drops without markers', () => {
  render(<Steps steps={{ heading: 'Steps', items: list(3, card) }} />)
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list')
})

describe.each([1, 2, 8])('with %d items', (count) => {
  test('all benefits are shown', () => {
    render(<Hiring hiring={{ ...opening, benefits: list(count, card) }} />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(count)
  })

  test('all steps are shown and numbered from 1', () => {
    render(<Steps steps={{ heading: 'Steps', items: list(count, card) }} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(count)
    expect(screen.getByText(String(count), { selector: '[aria-hidden]' })).toBeInTheDocument()
  })

  test('all staffing areas are shown', () => {
    render(<Staffing staffing={{ ...opening, cards: list(count, card) }} />)
    expect(screen.getAllByRole('article')).toHaveLength(count)
  })

  test('all numbers are shown', () => {
    const items = list(count, (index) => ({
      value: 1000 + index,
      suffix: null,
      label: 'clients',
      seconds: null,
    }))
    render(<Stats stats={{ label: null, items }} />)
    expect(screen.getAllByText('clients')).toHaveLength(count)
    expect(screen.getByText('1,000')).toBeVisible()
  })

  test('the mosaic shows three images at most', () => {
    render(<Training training={{ ...opening, images: list(count, picture) }} />)
    expect(screen.getAllByRole('img')).toHaveLength(Math.min(count, 3))
  })
})

test('a number that an editor has not filled in is left out', () => {
  const items = [
    { _key: 'a', value: null, suffix: '+', label: 'unknown', seconds: 2 },
    { _key: 'b', value: 0, suffix: null, label: 'complaints', seconds: 2 },
  ]
  render(<Stats stats={{ label: 'Numbers', items }} />)
  expect(screen.queryByText('unknown')).not.toBeInTheDocument()
  expect(screen.getByText('0')).toBeVisible()
})

test('a card without text or colour stays, with the default ground', () => {
  const empty = { _key: 'a', heading: null, text: null, ground: null, image: null }
  render(<Staffing staffing={{ ...opening, cards: [empty] }} />)
  const shown = screen.getByRole('article')
  expect(shown.style.getPropertyValue('--ground')).toBe('var(--blush)')
  expect(shown).toHaveTextContent('')
})

test('the training section needs no images', () => {
  render(<Training training={{ ...opening, images: [] }} />)
  expect(screen.getByRole('heading', { name: 'Heading' })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
