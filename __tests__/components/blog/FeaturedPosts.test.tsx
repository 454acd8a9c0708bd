/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { FeaturedPosts } from '#components/blog/FeaturedPosts.tsx'
import { homePosts } from '#tests/fixtures/home.ts'

const [first, second] = homePosts

test('the first post stands out, the others have words and a link', () => {
  const image = { src: '/photo.jpg', alt: 'Two people who talk' }
  const excerpt = ['Of the introduction.', 'Of the first section.']
  render(<FeaturedPosts posts={[{ ...first, image, excerpt }, ...homePosts.slice(1)]} />)
  const [featured, ...others] = screen.getAllByRole('article')
  const inside = within(featured as HTMLElement)
  expect(inside.getByRole('heading', { level: 3, name: first.title })).toBeVisible()
  expect(inside.getByRole('img', { name: 'Two people who talk' })).toHaveAttribute('src', '/photo.jpg')
  const tag = inside.getByText('Featured Article')
  expect(getComputedStyle(tag).color).toBe('var(--cat-blue)')
  expect(tag.querySelector('svg[aria-hidden=true] path')).toHaveAttribute('d')
  expect(inside.getByText(first.description)).toBeVisible()
  for (const paragraph of ['Of the introduction.', 'Of the first section.'])
    expect(inside.getByText(paragraph)).toBeVisible()
  expect(inside.getByText('October 14, 2026')).toHaveAttribute('datetime', '2026-10-14')
  expect(inside.getByRole('link', { name: `Read Full Article: ${first.title}` })).toHaveAttribute(
    'href',
    '/blog/good-first-call',
  )
  expect(others).toHaveLength(4)
  const beside = within(others[0] as HTMLElement)
  for (const shown of ['Talent Acquisition', second?.description ?? '', '5 min read'])
    expect(beside.getByText(shown)).toBeVisible()
  expect(beside.getByRole('heading', { level: 3, name: second?.title })).toBeVisible()
  expect(beside.getByRole('link', { name: `Read more about ${second?.title}` })).toHaveAttribute(
    'href',
    '/blog/bilingual-reps',
  )
})
