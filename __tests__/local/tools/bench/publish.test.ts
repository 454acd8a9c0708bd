import { createClient } from '@sanity/client'
import { publishTimes } from '../../../../local/tools/bench/publish.ts'

jest.mock('@sanity/client', () => ({ createClient: jest.fn() }))

afterEach(() => jest.restoreAllMocks())

test.each([
  [undefined, { path: '/faq', document: 'faqPage' }],
  [{ path: '/about-us', document: 'aboutPage' }],
])('a headline is restored, and matched as the page escapes it', async (named, shown = named) => {
  const written = 'Questions & answers: <who>\'s "first"?'
  const asHtml = 'Questions &amp; answers: &lt;who&gt;&#x27;s &quot;first&quot;?'
  let heading = written
  const set = (change: { 'hero.heading': string }) => {
    heading = change['hero.heading']
    return { commit: () => Promise.resolve() }
  }
  const patch = jest.fn(() => ({ set }))
  const lake = { patch, fetch: () => Promise.resolve(heading) }
  jest.mocked(createClient).mockReturnValue(lake as never)
  const looked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(`<h1>${heading === written ? asHtml : heading}</h1>`)),
    )
  // Each look at the clock is a minute later: what does not show at once never will.
  let minutes = 0
  jest.spyOn(performance, 'now').mockImplementation(() => 60_000 * (minutes += 1))
  expect(await publishTimes({ env: {} } as never, 'http://site', 2, named)).toHaveLength(2)
  expect(heading).toBe(written)
  expect(new Set(patch.mock.calls.flat())).toEqual(new Set([shown?.document]))
  expect(new Set(looked.mock.calls.flat())).toEqual(new Set([`http://site${shown?.path}`]))
})
