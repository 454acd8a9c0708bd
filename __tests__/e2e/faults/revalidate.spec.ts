import { expect, test, type APIRequestContext } from '@playwright/test'
import { sign, withDeafSite } from '../support/announce.ts'
import { lake, until } from '../support/lake.ts'
import { shows, textOf } from '../support/visit.ts'

const call = (request: APIRequestContext, body: string, signature?: string, site = '') =>
  request.post(`${site}/api/revalidate`, {
    data: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      ...(signature ? { 'sanity-webhook-signature': signature } : {}),
    },
  })

const body = JSON.stringify({ _id: 'aboutPage', _type: 'aboutPage' })

test('an unsigned, forged or replayed call changes nothing', async ({ request, baseURL }) => {
  const base = baseURL ?? ''
  const before = await lake.fetch<string>('*[_id == "aboutPage"][0].hero.heading')
  const setHeading = (heading: string) => lake.patch('aboutPage').set({ 'hero.heading': heading }).commit()
  try {
    // It alone hears nothing of the new headline but by these calls.
    await withDeafSite(base, async (deaf) => {
      const tell = async (text: string, signature?: string) =>
        (await call(request, text, signature, deaf)).status()
      const first = sign(body)
      expect(await tell(body, first)).toBe(200)
      const old = await textOf('/about-us', deaf)
      await setHeading('Only for who is told')
      await until(() => shows('/about-us', base, 'Only for who is told'))
      expect(await tell(body, first), 'replayed').toBe(401)
      expect(await tell(body), 'unsigned').toBe(401)
      expect(await tell(body, sign(body, Date.now(), 'another-secret-of-length')), 'forged').toBe(401)
      // Its bytes count: Next must not parse them first.
      expect(await tell(`${body} `, sign(body)), 'changed').toBe(401)
      expect(await textOf('/about-us', deaf)).toBe(old)
      expect(await tell(body, sign(body))).toBe(200)
      expect(await textOf('/about-us', deaf)).toContain('Only for who is told')
    })
  } finally {
    await setHeading(before)
    await until(async () => !(await shows('/about-us', base, 'Only for who is told')))
  }
})

test('site settings reach every page', async ({ baseURL }) => {
  const settings = await lake.getDocument('siteSettings')
  const pages = ['/', '/faq', '/blog', '/job-seeker', '/nowhere']
  const allShow = async (text: string) =>
    (await Promise.all(pages.map((path) => shows(path, baseURL ?? '', text)))).every(Boolean)
  await lake.patch('siteSettings').set({ tagline: 'A line for this test.' }).commit()
  await until(() => allShow('A line for this test.'))
  await lake.patch('siteSettings').set({ tagline: settings?.tagline }).commit()
  await until(() => allShow(String(settings?.tagline)))
})
