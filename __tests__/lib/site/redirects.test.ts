import { publicEnv } from '../../../lib/site/env.ts'
import { isOldPath, isPlainPath, isSlug, landingPath, type Redirect } from '../../../lib/site/redirects.ts'
import {
  checkNewUrl,
  checkOldUrl,
  checkSlug,
  newUrlOf,
  oldUrlOf,
} from '../../../sanity/schemas/rules/address.ts'

test.each(['summer', 'summer-hiring-2027', 'x'.repeat(60)])('%s is a slug', (slug) =>
  expect(isSlug(slug)).toBe(true),
)

test.each(['', 'Summer', 'a--b', '-a', '../a', 'x'.repeat(61)])('%j is no slug', (slug) =>
  expect(isSlug(slug)).toBe(false),
)

test.each(['/Old/Page.html', '/a_b/c~d'])('%s is plain', (from) => expect(isPlainPath(from)).toBe(true))

test.each(['/über uns', '/a%20b', '/@us/1!'])('a redirect can stand at %s', (from) =>
  expect(isOldPath(from)).toBe(true),
)

test.each(['old', '//evil.example', '/a/', '/a?b=c', '/ a', '/a\\b', `/${'a'.repeat(200)}`])(
  'no redirect can stand at %j',
  (from) => expect(isOldPath(from)).toBe(false),
)

test.each(['//evil.example', '/a?b', '/%2F'])('%j is not plain', (from) =>
  expect(isPlainPath(from)).toBe(false),
)

const way = (from: string, to: string, permanent = false): Redirect => ({ from, to, permanent })

const taken = {
  slugs: ['summer', 'drafted'],
  redirects: [
    way('/old', '/faq'),
    way('/older', '/mine'),
    way('/left', '/where-it-is'),
    way('/oldest', '/old'),
  ],
  own: ['where-it-is', 'where-it-goes'],
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

  test('accepts a new path', () => expect(checkSlug('winter', taken)).toBe(true))

  test('takes a page back to where it once stood', () => expect(checkSlug('left', taken)).toBe(true))

  test.each([
    [undefined, 'Write the old address'],
    ['/faq', '“/faq” belongs to the site itself'],
    ['/?p=123', 'No “?”'],
    ['/summer', 'A landing page stands'],
    ['/old', 'already'],
    ['/a#b', 'no “#”'],
    ['/SUMMER', 'A landing page stands'],
  ])('refuses a redirect from %j and says why', (from, why) =>
    expect(checkOldUrl(from, taken)).toContain(why),
  )

  test.each(['/über uns', '/about-us/our-team'])('accepts a redirect from %j', (from) =>
    expect(checkOldUrl(from, taken)).toBe(true),
  )

  test('accepts a redirect from a page that is over, not from another', () => {
    const end = Date.parse('2026-03-02T13:00:00Z')
    const ending = { ...taken, ends: [{ slug: 'summer', visibleUntil: new Date(end).toISOString() }] }
    expect(checkOldUrl('/summer', ending, end)).toBe(true)
    expect(checkOldUrl('/summer', ending, end - 1)).toContain('A landing page stands')
    expect(checkSlug('old', taken, true)).toBe(true)
  })

  test.each([
    [way('/a', ''), 'Write where'],
    [way('/a', 'ftp://shop.example'), 'starting with https://'],
    [way('/a', '/a?x=1'), 'back to itself'],
    [way('/a', '//evil.example'), 'a single slash before it'],
    [way('/a', '/oldest'), 'itself redirected, to “/faq”'],
    [way('/faq', '/oldest'), 'back to itself'],
    [way('/a', '/nothing-here'), 'no page'],
  ])('refuses the redirect %j and says why', (redirect, why) =>
    expect(checkNewUrl(redirect, taken)).toContain(why),
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

  test.each(['/blog/page/2', '/faq#guarantee', '/blog/a-post', '/summer', 'https://shop.example/x'])(
    'lets a redirect lead to %s',
    (to) => expect(checkNewUrl(way('/a', to), taken)).toBe(true),
  )
})

test.each(['spring-offer', 'faq', 'Not A Slug', undefined])(
  'a landing page has its slug as path unless reserved: %j',
  (slug) => expect(landingPath(slug)).toBe(slug === 'spring-offer' ? '/spring-offer' : undefined),
)
