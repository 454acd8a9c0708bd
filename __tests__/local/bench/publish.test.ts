/** @jest-environment node */
import { createClient } from '@sanity/client'
import { publishTimes } from '../../../local/bench/publish.ts'

jest.mock('@sanity/client', () => ({ createClient: jest.fn() }))

afterEach(() => jest.restoreAllMocks())

test('a headline of any characters is put back, and waited for as the page writes it', async () => {
  const written = 'Questions & answers: <who>\'s "first"?'
  const asHtml = 'Questions &amp; answers: &lt;who&gt;&#x27;s &quot;first&quot;?'
  let heading = written
  const set = (change: { 'hero.heading': string }) => {
    heading = change['hero.heading']
    return { commit: () => Promise.resolve() }
  }
  const lake = { patch: () => ({ set }), fetch: () => Promise.resolve(heading) }
  jest.mocked(createClient).mockReturnValue(lake as never)
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(`<h1>${heading === written ? asHtml : heading}</h1>`)),
    )
  // Each look at the clock is a minute later: what does not show at once never will.
  let minutes = 0
  jest.spyOn(performance, 'now').mockImplementation(() => 60_000 * (minutes += 1))
  expect(await publishTimes({ env: {} } as never, 'http://site', 2)).toHaveLength(2)
  expect(heading).toBe(written)
})
