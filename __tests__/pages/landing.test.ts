/** @jest-environment node */
import { fetchContentPaths } from '../../lib/sanity/content/contentPaths.server.ts'
import { ContentUnavailableError } from '../../lib/sanity/content/client.server.ts'
import { getLandingPage } from '../../lib/sanity/content/getPage.server.ts'
import type { LandingPage } from '../../lib/sanity/content/pageTypes.ts'
import { getStaticPaths, getStaticProps } from '../../pages/[...path].tsx'

jest.mock('../../lib/sanity/content/contentPaths.server.ts', () => ({ fetchContentPaths: jest.fn() }))
jest.mock('../../lib/sanity/content/client.server.ts', () => ({
  ContentUnavailableError: class ContentUnavailableError extends Error {},
}))
jest.mock('../../lib/sanity/content/getPage.server.ts', () => ({ getLandingPage: jest.fn() }))

const content = { page: { slug: 'season' } } as LandingPage
const addresses = jest.mocked(fetchContentPaths)
const page = jest.mocked(getLandingPage)

beforeEach(() => {
  addresses.mockReset().mockResolvedValue({
    landingPages: [{ path: '/season', hidden: false }],
    redirects: [
      { from: '/old', to: '/season', permanent: true },
      { from: '/season', to: '/elsewhere', permanent: false },
      { from: '/campaign', to: '/faq', permanent: false },
      { from: '/faq', to: '/evil', permanent: true },
      { from: '/place', to: '/season?seats=9#top', permanent: true },
      { from: '/last-year', to: '/gone', permanent: true },
      { from: '/umlaut', to: '/faq#gr\u00f6\u00dfe\u{1f600}', permanent: false },
    ],
  })
  page.mockReset().mockResolvedValue(content)
})

const ask = (address: string, context = {}) =>
  getStaticProps({ params: { path: address.split('/').slice(1) }, ...context })

test('a build generates every landing page', async () =>
  expect(await getStaticPaths()).toEqual({ paths: ['/season'], fallback: 'blocking' }))

test('a build without a lake generates none', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  addresses.mockRejectedValue(new ContentUnavailableError('down'))
  expect(await getStaticPaths()).toEqual({ paths: [], fallback: 'blocking' })
  warn.mockRestore()
})

test('a landing page is at its path', async () =>
  expect(await ask('/season')).toEqual({ props: content, revalidate: 300 }))

test.each([
  ['/old', { destination: '/season', permanent: true }],
  ['/campaign', { destination: '/faq', permanent: false }],
  ['/place', { destination: '/season?seats=9#top', permanent: true }],
  ['/umlaut', { destination: '/faq#gr%C3%B6%C3%9Fe%F0%9F%98%80', permanent: false }],
])('%s redirects', async (address, redirect) =>
  expect(await ask(address)).toEqual({ redirect, revalidate: 300 }),
)

test.each(['/nothing', '/season/more', '/old/more', '/last-year'])(
  '%s is 404 for a minute',
  async (address) => expect(await ask(address)).toEqual({ notFound: true, revalidate: 60 }),
)

test.each(['/faq', '/FAQ', '/blog/x/y', '/robots.txt', '/a b', '/wp-login.php?'])(
  '%s, which no editor can use, is 404 without a call',
  async (address) => {
    expect(await ask(address)).toEqual({ notFound: true, revalidate: 60 })
    expect(addresses).not.toHaveBeenCalled()
  },
)

test('a page that is deleted between two queries is 404', async () => {
  page.mockResolvedValue(undefined)
  expect(await ask('/season')).toEqual({ notFound: true, revalidate: 60 })
})

test('an editor sees a landing page that is not published yet', async () => {
  await ask('/draft', { draftMode: true })
  expect(page).toHaveBeenCalledWith('draft', expect.objectContaining({ draftMode: true }))
})

test('an editor is redirected to an unpublished landing page', async () => {
  page.mockResolvedValue(undefined)
  expect(await ask('/last-year', { draftMode: true })).toMatchObject({ redirect: { destination: '/gone' } })
})

test('an editor sees no landing page below its own path', async () => {
  expect(await ask('/draft/more', { draftMode: true })).toEqual({ notFound: true, revalidate: 60 })
  expect(page).not.toHaveBeenCalled()
})

test.each([undefined, 'build', 'stale', 'on-demand'])(
  'while the lake is down nothing is 404 (reason: %s)',
  async (revalidateReason) => {
    addresses.mockRejectedValue(new ContentUnavailableError('down'))
    await expect(ask('/nothing', { revalidateReason })).rejects.toBeInstanceOf(ContentUnavailableError)
  },
)
