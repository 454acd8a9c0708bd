import { headlineOf } from '../../../lib/sanity/content/headlines.server.ts'
import social from '../../../pages/api/social/[card].tsx'
import { callRoute } from '../../fixtures/apiCall.ts'

jest.mock('../../../lib/sanity/content/headlines.server.ts', () => ({ headlineOf: jest.fn() }))

const rendered: unknown[] = []
jest.mock('next/og', () => ({
  // The renderer is WebAssembly that Jest cannot load: the browser tests check its images.
  ImageResponse: class {
    element: unknown
    constructor(element: unknown) {
      this.element = element
    }
    async arrayBuffer() {
      rendered.push(this.element)
      return new TextEncoder().encode('png').buffer
    }
  },
}))

const written = (text: string | undefined) => ({ text, isKnown: true })

const ask = (card: string, method = 'GET') => callRoute(social, { method, query: { card } })

beforeEach(() => {
  rendered.length = 0
})

test('the card of a page shows its headline', async () => {
  jest.mocked(headlineOf).mockResolvedValue(written('About Us'))
  const { status, headers, body } = await ask('about-us.png')
  expect(headlineOf).toHaveBeenCalledWith({ page: 'aboutPage' })
  expect(status).toBe(200)
  expect(headers['Content-Type']).toBe('image/png')
  expect(headers['Cache-Control']).toMatch(/^public, max-age=\d+/)
  expect(String(body)).toBe('png')
  expect(rendered).toMatchObject([{ props: { headline: { text: 'About Us', fontSize: 72 } } }])
})

test('a headline is rendered once for many requests', async () => {
  jest.mocked(headlineOf).mockResolvedValue(written('Rendered once'))
  await Promise.all([ask('faq.png'), ask('faq.png'), ask('blog.png')])
  expect(rendered).toHaveLength(1)
})

test('a card shows the name where fonts lack every letter', async () => {
  jest.mocked(headlineOf).mockResolvedValue(written('採用'))
  await ask('faq.png')
  expect(rendered).toMatchObject([{ props: { headline: { text: 'Goodline' } } }])
})

test('the card of a landing page shows its headline', async () => {
  jest.mocked(headlineOf).mockResolvedValue(written('Seats for the season'))
  expect((await ask('season-2027.png')).status).toBe(200)
  expect(headlineOf).toHaveBeenCalledWith({ landingPage: 'season-2027' })
  expect(rendered).toMatchObject([{ props: { headline: { text: 'Seats for the season' } } }])
})

test('a card shows the name where there is no headline', async () => {
  jest.mocked(headlineOf).mockResolvedValue(written(''))
  expect((await ask('season.png')).status).toBe(200)
})

test('there is no card for anything but a page', async () => {
  jest
    .mocked(headlineOf)
    .mockImplementation(async (subject) => written('page' in subject ? 'FAQ' : undefined))
  for (const card of ['nothing.png', 'constructor.png', 'faq.svg', '__proto__.png', 'faq.png/../x'])
    expect((await ask(card)).status).toBe(404)
  expect(rendered).toEqual([])
})

describe('before anything was read from the content lake', () => {
  test('the card of a page has the uncached default headline', async () => {
    jest.mocked(headlineOf).mockResolvedValue({ text: 'Questions', isKnown: false })
    const { status, headers } = await ask('faq.png')
    expect(status).toBe(200)
    expect(headers['Cache-Control']).toBe('no-store')
    expect(rendered).toMatchObject([{ props: { headline: { text: 'Questions' } } }])
  })

  test('a landing page is an uncached 503', async () => {
    jest.mocked(headlineOf).mockResolvedValue({ text: undefined, isKnown: false })
    const { status, headers } = await ask('season-2027.png')
    expect(status).toBe(503)
    expect(headers['Cache-Control']).toBe('no-store')
  })
})

test('the route allows only reads', async () => {
  const { status, headers } = await ask('faq.png', 'POST')
  expect(status).toBe(405)
  expect(headers.Allow).toBe('GET, HEAD')
})
