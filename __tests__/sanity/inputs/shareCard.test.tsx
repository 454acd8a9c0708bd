/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { ShareCard } from '../../../sanity/inputs/shareCard.tsx'

const client = { fetch: jest.fn() }
let mockDraft: object = {}
let mockPublished: object | null = null
jest.mock(
  'sanity',
  () => ({
    useClient: () => client,
    useFormValue: () => mockDraft,
    useEditState: () => ({ published: mockPublished }),
  }),
  { virtual: true },
)

const page = (heading: string) => ({ _id: 'faqPage', _type: 'faqPage', hero: { heading } })
const landing = {
  _id: 'drafts.a',
  _type: 'landingPage',
  title: 'Season',
  slug: { current: 'season' },
  sections: [{ _type: 'heroSection', heading: 'Seats' }],
}

async function show(image?: Parameters<typeof ShareCard>[0]['image']) {
  const { container } = await act(async () => render(<ShareCard image={image} />))
  return container.querySelector('img')?.getAttribute('src')
}

test('a page shows the card that visitors share', async () => {
  mockDraft = mockPublished = page('Good questions')
  expect(await show()).toBe('/api/social/faq.png?v=Good%20questions')
  expect(screen.getByRole('img')).toHaveAccessibleName('Good questions')
})

test('a headline that is not published is announced beside the card', async () => {
  mockPublished = page('Good questions')
  mockDraft = page('Better questions')
  expect(await show()).toContain('Good%20questions')
  expect(screen.getByText(/The new headline comes with Publish/)).toBeInTheDocument()
})

test('a landing page has its card once it is published', async () => {
  mockDraft = landing
  mockPublished = null
  expect(await show()).toBeUndefined()
  expect(screen.getByText(/Once this page is published/)).toBeInTheDocument()
  mockPublished = landing
  expect(await show()).toBe('/api/social/season.png?v=Seats')
  mockDraft = mockPublished = { ...landing, sections: [] }
  expect(await show()).toBe('/api/social/season.png?v=Season')
})

test('an editor’s picture takes the card’s place, as it is cropped', async () => {
  mockDraft = mockPublished = page('Good questions')
  client.fetch.mockResolvedValue('https://lake.example/a.png')
  const src = await show({
    asset: { _ref: 'image-0123-1000x500-png' },
    crop: { left: 0.1, top: 0.2, right: 0.4, bottom: 0 },
  })
  expect(src).toBe('https://lake.example/a.png?w=1200&fit=max&rect=100,100,500,400')
})
