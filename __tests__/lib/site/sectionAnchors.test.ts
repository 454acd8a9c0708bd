import { contactFields } from '#lib/site/contactFields.ts'
import { anchorOf } from '#lib/site/anchors.ts'
import { ownPage, pageHref, sectionAnchors } from '#lib/site/sectionAnchors.ts'
import { sections } from '#lib/site/sections.ts'

const hero = { _key: 'hero', _type: 'heroSection' }
const form = { _key: 'f', _type: 'contactFormSection' }
const one = { _key: 'a', _type: 'textSection' }
const two = { _key: 'b', _type: 'textSection' }

const anchorsOf = (...all: Parameters<typeof sectionAnchors>[0]) => Object.fromEntries(sectionAnchors(all))

test('the first section of a kind has the word for it', () =>
  expect(anchorsOf(hero, one, form, two)).toEqual({ a: 'text', f: 'form' }))

test('a section with its own name keeps it wherever it stands', () => {
  const named = { ...two, anchor: 'prices' }
  expect(anchorsOf(hero, one, named)).toEqual({ a: 'text', b: 'prices' })
  expect(anchorsOf(hero, named, form, one)).toEqual({ a: 'text', b: 'prices', f: 'form' })
})

test('a hidden section has no fragment', () =>
  expect(anchorsOf({ ...one, hidden: true }, two)).toEqual({ b: 'text' }))

test('no word for a kind is the id of a form field', () => {
  const words = Object.keys(sections).flatMap((name) =>
    Object.values(anchorsOf({ _key: name, _type: `${name}Section` })),
  )
  expect(words.filter((word) => word in contactFields || anchorOf(word) !== word.toLowerCase())).toEqual([])
})

test.each([
  [{ page: '/season', section: 'form' }, undefined, '/season#form'],
  [{ page: '/season' }, undefined, '/season'],
  [{ page: ownPage, section: 'form' }, '/here', '/here#form'],
  [{ page: ownPage, section: 'form' }, undefined, undefined],
  [{ page: null, section: 'form' }, undefined, undefined],
])('the link %j of the page %j leads to %j', (link, own, href) => expect(pageHref(link, own)).toBe(href))
