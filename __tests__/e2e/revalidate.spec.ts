import { expect, test, type APIRequestContext } from '@playwright/test'
import { sign } from './announce.ts'
import { lake, until } from './lake.ts'

const call = (request: APIRequestContext, body: string, signature?: string) =>
  request.post('/api/revalidate', {
    data: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      ...(signature ? { 'sanity-webhook-signature': signature } : {}),
    },
  })

const body = JSON.stringify({ _id: 'aboutPage', _type: 'aboutPage' })

test('a signed call generates just the pages that show the document, and says which', async ({ request }) => {
  const answer = await call(request, body, sign(body))
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ revalidated: ['/about-us'] })
})

test('a document that no page shows touches none', async ({ request }) => {
  const other = JSON.stringify({ _id: 'x', _type: 'sanity.imageAsset' })
  expect(await (await call(request, other, sign(other))).json()).toEqual({ revalidated: [] })
})

test('a call that is forged, stale, replayed or malformed changes nothing', async ({ request, baseURL }) => {
  const page = async () => (await fetch(new URL('/about-us', baseURL))).text()
  const before = await page()
  const signed = sign(body)
  expect((await call(request, body, signed)).status()).toBe(200)
  expect((await call(request, body, signed)).status(), 'replayed').toBe(401)
  expect((await call(request, body)).status(), 'unsigned').toBe(401)
  expect(
    (await call(request, body, sign(body, Date.now(), 'another-secret-of-length'))).status(),
    'forged',
  ).toBe(401)
  expect((await call(request, `${body} `, sign(body))).status(), 'changed').toBe(401)
  expect((await call(request, body, sign(body, Date.now() - 6 * 60_000))).status(), 'stale').toBe(401)
  expect((await call(request, '{"_id":', sign('{"_id":'))).status(), 'malformed').toBe(400)
  expect((await request.get('/api/revalidate')).status(), 'read').toBe(405)
  const long = JSON.stringify({ _id: 'aboutPage', _type: 'aboutPage', text: 'x'.repeat(100_000) })
  expect((await call(request, long, sign(long))).status(), 'too long').toBe(413)
  expect(await page()).toBe(before)
})

test('site settings reach every page', async ({ baseURL }) => {
  const settings = await lake.getDocument('siteSettings')
  const pages = ['/', '/faq', '/blog', '/job-seeker', '/nowhere']
  const shows = async (text: string) => {
    const texts = await Promise.all(pages.map(async (path) => (await fetch(new URL(path, baseURL))).text()))
    return texts.every((html) => html.includes(text))
  }
  await lake.patch('siteSettings').set({ tagline: 'A line for this test.' }).commit()
  await until(() => shows('A line for this test.'))
  await lake.patch('siteSettings').set({ tagline: settings?.tagline }).commit()
  await until(() => shows(String(settings?.tagline)))
})
