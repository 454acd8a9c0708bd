/** @jest-environment node */
import { fetchAddresses } from '../../lib/sanity/addresses.server.ts'
import { ContentUnavailableError } from '../../lib/sanity/client.server.ts'
import { getLandingPage } from '../../lib/sanity/pages.server.ts'
import type { LandingPage } from '../../lib/sanity/pages.ts'
import { getStaticPaths, getStaticProps } from '../../pages/[...path].tsx'

jest.mock('../../lib/sanity/addresses.server.ts', () => ({ fetchAddresses: jest.fn() }))
jest.mock('../../lib/sanity/client.server.ts', () => ({
  ContentUnavailableError: class ContentUnavailableError extends Error {},
}))
jest.mock('../../lib/sanity/pages.server.ts', () => ({ getLandingPage: jest.fn() }))

const content = { page: { slug: 'season' } } as LandingPage
const addresses = jest.mocked(fetchAddresses)
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

test('the build makes every landing page', async () =>
  expect(await getStaticPaths()).toEqual({ paths: ['/season'], fallback: 'blocking' }))

test('a build without a lake makes none: they are made when somebody asks', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  addresses.mockRejectedValue(new ContentUnavailableError('down'))
  expect(await getStaticPaths()).toEqual({ paths: [], fallback: 'blocking' })
  warn.mockRestore()
})

test('a landing page stands at its address', async () =>
  expect(await ask('/season')).toEqual({ props: content, revalidate: 300 }))

test.each([
  ['/old', { destination: '/season', permanent: true }],
  ['/campaign', { destination: '/faq', permanent: false }],
  ['/place', { destination: '/season?seats=9#top', permanent: true }],
  ['/umlaut', { destination: '/faq#gr%C3%B6%C3%9Fe%F0%9F%98%80', permanent: false }],
])('%s leads on', async (address, redirect) =>
  expect(await ask(address)).toEqual({ redirect, revalidate: 300 }),
)

test.each(['/nothing', '/season/more', '/old/more', '/last-year'])(
  '%s leads nowhere, for a minute',
  async (address) => expect(await ask(address)).toEqual({ notFound: true, revalidate: 60 }),
)

test.each(['/faq', '/FAQ', '/blog/x/y', '/robots.txt', '/a b', '/wp-login.php?'])(
  'nobody is asked about %s, which is no address to give away',
  async (address) => {
    expect(await ask(address)).toEqual({ notFound: true, revalidate: 60 })
    expect(addresses).not.toHaveBeenCalled()
  },
)

test('a page that went between two questions leads nowhere', async () => {
  page.mockResolvedValue(undefined)
  expect(await ask('/season')).toEqual({ notFound: true, revalidate: 60 })
})

test('an editor sees a landing page that is not published yet', async () => {
  await ask('/draft', { draftMode: true })
  expect(page).toHaveBeenCalledWith('draft', expect.objectContaining({ draftMode: true }))
})

test('an editor is led to a landing page that is not published yet', async () => {
  page.mockResolvedValue(undefined)
  expect(await ask('/last-year', { draftMode: true })).toMatchObject({ redirect: { destination: '/gone' } })
})

test('an editor sees none below its own address', async () => {
  expect(await ask('/draft/more', { draftMode: true })).toEqual({ notFound: true, revalidate: 60 })
  expect(page).not.toHaveBeenCalled()
})

test.each([undefined, 'build', 'stale', 'on-demand'])(
  'while the lake is down nothing is said to be absent (asked because: %s)',
  async (revalidateReason) => {
    addresses.mockRejectedValue(new ContentUnavailableError('down'))
    await expect(ask('/nothing', { revalidateReason })).rejects.toBeInstanceOf(ContentUnavailableError)
  },
)
