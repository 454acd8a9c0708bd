import type { Redirect } from '#lib/redirects/wayFrom.ts'
import { publicEnv } from '#lib/site/env.ts'
import {
  checkNewUrl,
  checkOldUrl,
  checkSlug,
  newUrlOf,
  oldUrlOf,
  tellEnd,
  type Taken,
} from '#sanity/schemas/rules/paths.ts'

const way = (from: string, to: string, permanent = false): Redirect => ({ from, to, permanent })

const end = Date.parse('2026-03-02T13:00:00Z')
const page = (path: string, afterEnd?: string, ends = true) => ({
  path,
  times: ends ? { visibleUntil: new Date(end).toISOString() } : {},
  ...(afterEnd && { afterEnd }),
})

const taken: Taken = {
  slugs: ['summer', 'drafted', 'spring', 'autumn'],
  from: ['/old', '/older', '/left', '/left-first', '/only-drafted'],
  redirects: [
    way('/old', '/faq'),
    way('/older', '/old?a=1'),
    way('/left-first', '/left'),
    way('/left', '/where-it-is'),
    way('/back-to-spring', '/spring'),
  ],
  own: ['where-it-is', 'where-it-goes'],
  landingPages: [
    page('/summer', undefined, false),
    page('/where-it-is', undefined, false),
    page('/spring', '/autumn'),
    page('/autumn', '/season'),
  ],
}

describe('the Studio', () => {
  test.each([
    [undefined, 'Generate'],
    ['Summer Jobs', 'lower-case'],
    ['faq', 'The site itself uses'],
    ['summer', 'Another landing page'],
    ['old', 'A redirect stands'],
  ])('refuses a landing page at %j and says why', (slug, why) =>
    expect(checkSlug(slug, taken)).toContain(why),
  )

  test.each(['winter', 'left', 'left-first'])('takes a page to %s, new or where it once stood', (slug) =>
    expect(checkSlug(slug, taken)).toBe(true),
  )

  test.each([
    [undefined, 'Write the old address'],
    ['/faq', '“/faq” belongs to the site itself'],
    ['/Only-Drafted', 'already'],
    ['/a#b', 'no “#”'],
    ['/a/../b', 'Write only what comes after'],
    ['/SUMMER', 'A landing page stands'],
  ])('refuses a redirect from %j and says why', (from, why) =>
    expect(checkOldUrl(from, taken)).toContain(why),
  )

  test.each(['/über uns', '/about-us/our-team'])('accepts a redirect from %j', (from) =>
    expect(checkOldUrl(from, taken)).toBe(true),
  )

  test('accepts a redirect from a page that is over, not from another', () => {
    expect(checkOldUrl('/spring', taken, end)).toBe(true)
    expect(checkOldUrl('/spring', taken, end - 1)).toContain('A landing page stands')
    expect(checkSlug('old', taken, true)).toBe(true)
  })

  test.each([
    [way('/a', ''), 'Write where'],
    [way('/a', 'ftp://shop.example'), 'starting with https://'],
    [way('/a', '/a?x=1'), 'back to itself'],
    [way('/a', '/b/../faq'), 'a single slash before it'],
    [way('/a', '/faq/'), 'a single slash before it'],
    [way('/a', '/nothing-here'), 'no page'],
  ])('refuses the redirect %j and says why', (redirect, why) =>
    expect(checkNewUrl(redirect, taken)).toContain(why),
  )

  test.each([
    ['two ended pages', way('/season', '/autumn')],
    ['a redirect to an ended page', way('/autumn', '/back-to-spring')],
    ['a whole address', way('/season', 'https://www.example.com/autumn')],
  ])('refuses a circle of %s, also before their end', (_what, redirect) => {
    for (const now of [end - 1, end]) expect(checkNewUrl(redirect, taken, now)).toContain('in circles')
  })

  test.each([
    [way('/a', '/older'), '/faq?a=1'],
    [way('/a', '/FAQ'), '/faq'],
    [way('/autumn', '/left-first'), '/where-it-is'],
  ])('accepts the chain %j and tells its end', (redirect, told) => {
    const all = { ...taken, slugs: [...taken.slugs, 'where-it-is'] }
    expect(checkNewUrl(redirect, all)).toBe(true)
    expect(tellEnd(redirect, all)).toContain(`“${told}”`)
  })

  test.each(['/faq', '/summer', '/only-drafted', 'https://shop.example', ''])(
    'has nothing to tell of a redirect to %j',
    (to) => expect(tellEnd(way('/a', to), taken)).toBe(true),
  )

  test.each([
    ['https://old.example/a b/#top', '/a b'],
    ['www.old.example/old.php', '/old.php'],
    [' /old/ ', '/old'],
  ])('makes %j an old address', (written, address) => expect(oldUrlOf(written)).toBe(address))

  test.each([
    ['https://goodline.example/faq/#guarantee', '/faq#guarantee'],
    ['https://goodline.example.evil.example/', 'https://goodline.example.evil.example/'],
    ['www.shop.example', 'https://www.shop.example'],
    ['//evil.example/', '//evil.example'],
  ])('makes %j a new address', (written, address) => {
    jest.replaceProperty(publicEnv, 'siteUrl', 'https://goodline.example')
    expect(newUrlOf(written)).toBe(address)
    jest.restoreAllMocks()
  })

  test.each(['/blog/page/2', '/faq#guarantee', '/blog/a-post', '/drafted', 'https://shop.example/x'])(
    'lets a redirect lead to %s',
    (to) => expect(checkNewUrl(way('/a', to), taken)).toBe(true),
  )
})
