/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  isPlainPath,
  isReserved,
  isSlug,
  landingPath,
  ownParts,
  redirectOf,
  type Redirect,
} from '../../../lib/site/redirects.ts'
import {
  checkNewPath,
  checkOldPath,
  checkPublished,
  checkSlug,
} from '../../../sanity/schemas/rules/address.ts'

const root = path.join(__dirname, '..', '..', '..')

const pages = readdirSync(path.join(root, 'pages'))
  .filter((name) => !name.startsWith('_') && !name.startsWith('['))
  .map((name) => name.replace(/\.tsx?$/, ''))
const served = [...pages, ...readdirSync(path.join(root, 'public'))]

test('every path that the site serves is reserved', () => {
  expect(served.length).toBeGreaterThan(15)
  expect(served.filter((name) => !isReserved(`/${name}`))).toEqual([])
})

test('no path is reserved at which the site serves nothing', () =>
  expect(ownParts.filter((part) => part !== '_next' && !served.includes(part))).toEqual([]))

test.each([
  '/',
  '/FAQ',
  '/blog/old-article',
  '/api/anything',
  '/_next/x',
  '/studio/structure',
  '/404',
  '/robots.txt',
])('%s is reserved', (address) => expect(isReserved(address)).toBe(true))

test.each(['/summer', '/social', '/faqs', '/old/page.html', '/about'])('%s is free', (address) =>
  expect(isReserved(address)).toBe(false),
)

test.each(['summer', 'summer-hiring-2027', '24'])('%s is a slug', (slug) => expect(isSlug(slug)).toBe(true))

test.each(['', 'Summer', 'a b', 'a--b', '-a', 'a/b', 'ä', '../a', 'x'.repeat(61)])('%j is no slug', (slug) =>
  expect(isSlug(slug)).toBe(false),
)

test.each(['/old', '/Old/Page.html', '/a_b/c~d'])('a redirect can stand at %s', (from) =>
  expect(isPlainPath(from)).toBe(true),
)

test.each([
  'old',
  '//evil.example',
  '/a/',
  '/a?b',
  '/a#b',
  '/a b',
  '/a\\b',
  '/%2F',
  'https://a.example/',
  '/',
])('no redirect can stand at %j', (from) => expect(isPlainPath(from)).toBe(false))

const way = (from: string, to: string, permanent = false): Redirect => ({ from, to, permanent })

describe('a redirect', () => {
  test('leads from its old path to its new one', () =>
    expect(redirectOf('/old', [way('/old', '/faq#guarantee', true)])).toEqual(
      way('/old', '/faq#guarantee', true),
    ))

  test('is for its own path only', () => expect(redirectOf('/older', [way('/old', '/faq')])).toBeUndefined())

  test('follows a chain, permanent only if every step is', () =>
    expect(redirectOf('/a', [way('/a', '/b', true), way('/b', '/faq')])).toEqual(way('/a', '/faq', false)))

  test.each([
    ['to itself', [way('/a', '/a')]],
    ['to itself with an anchor', [way('/a', '/a#x')]],
    ['in a circle of two', [way('/a', '/b'), way('/b', '/a')]],
    ['into a circle', [way('/a', '/b'), way('/b', '/c'), way('/c', '/b')]],
    [
      'through too many others',
      [...'abcdefgh'].map((letter, index) => way(`/${letter}`, `/${'bcdefghi'[index]}`)),
    ],
    ['to another site', [way('/a', 'https://evil.example')]],
    ['to another site without its scheme', [way('/a', '//evil.example')]],
    ['to another site behind a backslash', [way('/a', '/\\evil.example')]],
  ])('that leads %s leads nowhere', (_how, redirects) => expect(redirectOf('/a', redirects)).toBeUndefined())

  test('cannot replace a page, not even as a step', () =>
    expect(redirectOf('/a', [way('/a', '/faq'), way('/faq', '/b')])).toEqual(way('/a', '/faq')))
})

const taken = {
  slugs: ['summer', 'drafted'],
  published: ['summer'],
  redirects: [way('/old', '/faq'), way('/older', '/mine'), way('/left', '/where-it-is')],
  own: ['where-it-is', 'where-it-goes'],
}

describe('the Studio', () => {
  test.each([
    [undefined, 'Generate'],
    ['Summer Jobs', 'lower-case'],
    ['faq', 'The site itself uses'],
    ['studio', 'The site itself uses'],
    ['blog', 'The site itself uses'],
    ['summer', 'Another landing page'],
    ['old', 'A redirect stands'],
  ])('refuses a landing page at %j and says why', (slug, why) =>
    expect(checkSlug(slug, taken)).toContain(why),
  )

  test('accepts a new path', () => expect(checkSlug('winter', taken)).toBe(true))

  test('takes a page back to where it once stood', () => expect(checkSlug('left', taken)).toBe(true))

  test.each([
    [undefined, 'Write the old address'],
    ['old-page', 'a slash'],
    ['/faq', 'Addresses like “/faq” belong to the site itself'],
    ['/blog/a-post', 'belong to the site itself'],
    ['/FAQ', 'Addresses like “/FAQ” belong to the site itself'],
    ['/wp-content/a.jpg', 'belong to the site itself'],
    ['/summer', 'A landing page stands'],
    ['/old', 'already'],
    ['/a?b=c', 'No “?”'],
  ])('refuses a redirect from %j and says why', (from, why) =>
    expect(checkOldPath(from, taken)).toContain(why),
  )

  test.each([
    [way('/a', ''), 'Write where'],
    [way('/a', 'https://evil.example'), 'only what comes after the name of the site'],
    [way('/a', 'https://goodline.example/faq'), 'only what comes after the name of the site'],
    [way('/a', '//evil.example'), 'a single slash before it'],
    [way('/a', '/contact-us/'), 'no slash at its end'],
    [way('/a', '/blog/ä'), 'only plain letters'],
    [way('/a', '/a'), 'back to itself'],
    [way('/a', '/old'), 'itself redirected'],
    [way('/mine', '/older'), 'circles'],
    [way('/a', '/nothing-here'), 'no page'],
  ])('refuses the redirect %j and says why', (redirect, why) =>
    expect(checkNewPath(redirect, taken)).toContain(why),
  )

  test('warns of a redirect to a landing page that visitors cannot see', () => {
    expect(checkNewPath(way('/a', '/drafted#top'), taken)).toBe(true)
    expect(checkPublished('/drafted#top', taken)).toContain('“/drafted” is not published')
    for (const seen of ['/summer#top', '/faq', undefined]) expect(checkPublished(seen, taken)).toBe(true)
  })

  test.each(['/', '/faq', '/faq#guarantee', '/blog/a-post', '/summer', '/job-seeker?category=sales'])(
    'lets a redirect lead to %s',
    (to) => expect(checkNewPath(way('/a', to), taken)).toBe(true),
  )
})

test.each(['spring-offer', 'studio', 'faq', 'Not A Slug', '', null, undefined])(
  'a landing page has its slug as path unless reserved: %j',
  (slug) => expect(landingPath(slug)).toBe(slug === 'spring-offer' ? '/spring-offer' : undefined),
)
