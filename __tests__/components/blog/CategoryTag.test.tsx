/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { CategoryTag } from '../../../components/blog/PostMeta.tsx'
import { readCategory } from '../../../lib/blog/normalise/fields.ts'

test.each([
  ['Featured Article', 'blue'],
  ['talent acquisition', 'green'],
  ['MARKET ANALYSIS', 'purple'],
  ['Best Practices', 'orange'],
  ['Industry News', 'grey'],
])('%s is %s, with an icon of its own', (category, colour) => {
  render(<CategoryTag category={readCategory([category])} />)
  const tag = screen.getByText(category)
  expect(getComputedStyle(tag).color).toBe(`var(--cat-${colour})`)
  expect(tag.querySelector('svg[aria-hidden=true] path')).toHaveAttribute('d')
})
