/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { PostView } from '#components/blog/PostView.tsx'
import { articlePost } from '#tests/fixtures/article.ts'
import { homePosts } from '#tests/fixtures/home.ts'

const loaded = (more: object = {}) => ({
  kind: 'loaded' as const,
  post: { ...articlePost, ...more },
  related: homePosts.slice(1, 4),
})

test('an article is shown whole: details, image, text, takeaway and links', () => {
  render(<PostView state={loaded()} />)
  expect(screen.getByRole('heading', { level: 1, name: articlePost.title })).toBeVisible()
  for (const shown of ['Featured Article', 'Lena Whitcomb', '7 min read'])
    expect(screen.getByText(shown)).toBeVisible()
  expect(screen.getByText('October 14, 2026')).toHaveAttribute('datetime', '2026-10-14')
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')
  expect(tags.map((tag) => tag.textContent)).toEqual(['screening', 'customer service'])
  expect(screen.getByRole('img', { name: 'Two people who talk' })).toHaveAttribute('src', '/photo.jpg')
  for (const paragraph of [
    ...articlePost.introduction,
    ...articlePost.sections.flatMap(({ content }) => content),
  ])
    expect(screen.getByText(paragraph)).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Listen for the breath',
    'Section 2',
    'Key Takeaway',
    'Related Articles',
  ])
  const takeaway = screen.getByRole('complementary', { name: 'Key Takeaway' })
  expect(within(takeaway).getByText('Tone is a skill.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/')
  const related = screen.getAllByRole('link', { name: /^Read more about / })
  expect(related.map((link) => link.getAttribute('href'))).toEqual(
    homePosts.slice(1, 4).map(({ id }) => `/blog/${id}`),
  )
})

test('a post has no time element when the host gives no date', () => {
  render(<PostView state={loaded({ published: { text: 'November 20, 2026', iso: null } })} />)
  expect(screen.getByText('November 20, 2026')).toBeVisible()
  expect(screen.queryByRole('time')).toBeNull()
})

test('what a post does not have is left out', () => {
  const bare = { tags: [], introduction: [], sections: [], conclusion: [] }
  render(<PostView state={{ ...loaded(bare), related: [] }} />)
  expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('a failure says what went wrong, and leads back to home', () => {
  const text = "The blog post you're looking for doesn't exist."
  render(<PostView state={{ kind: 'error', heading: 'Blog post not found', text }} />)
  const card = within(screen.getByRole('alert'))
  expect(card.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
  expect(card.getByText(text)).toBeVisible()
  expect(card.getByRole('link', { name: 'Go Back to Blog' })).toHaveAttribute('href', '/')
})
