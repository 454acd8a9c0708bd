import { expect, test, type APIRequestContext } from '@playwright/test'
import { sign, withDeafSite } from '../support/announce.ts'
import { until } from '../support/lake.ts'
import { restoring, setHeading } from '../support/restoring.ts'
import { shows, textOf } from '../support/visit.ts'

const call = (request: APIRequestContext, body: string, signature: string | undefined, site: string) =>
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
  await restoring({ base, ids: ['aboutPage'], paths: ['/about-us'] }, () =>
    // It alone hears nothing of the new headline but by these calls.
    withDeafSite(base, async (deaf) => {
      const tell = async (text: string, signature?: string) =>
        (await call(request, text, signature, deaf)).status()
      const first = sign(body)
      expect(await tell(body, first)).toBe(200)
      const old = await textOf('/about-us', deaf)
      await setHeading('aboutPage', 'Only for who is told')
      await until(() => shows('/about-us', base, 'Only for who is told'))
      expect(await tell(body, first), 'replayed').toBe(401)
      expect(await tell(body), 'unsigned').toBe(401)
      expect(await tell(body, sign(body, Date.now(), 'another-secret-of-length')), 'forged').toBe(401)
      // Its bytes count: Next must not parse them first.
      expect(await tell(`${body} `, sign(body)), 'changed').toBe(401)
      expect(await textOf('/about-us', deaf)).toBe(old)
      expect(await tell(body, sign(body))).toBe(200)
      expect(await shows('/about-us', deaf, 'Only for who is told')).toBe(true)
    }),
  )
})
