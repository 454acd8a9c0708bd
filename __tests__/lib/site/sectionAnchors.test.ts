import { contactFields } from '../../../lib/contact/values.ts'
import { formIds, ownPage, pageHref, sectionAnchors } from '../../../lib/site/sectionAnchors.ts'

const hero = { _key: 'hero', _type: 'heroSection' }
const form = { _key: 'f', _type: 'contactFormSection' }
const one = { _key: 'a', _type: 'textSection' }
const two = { _key: 'b', _type: 'textSection' }

const anchorsOf = (...sections: Parameters<typeof sectionAnchors>[0]) =>
  Object.fromEntries(sectionAnchors(sections))

test('a section has the word for its kind, and a number if repeated', () => {
  expect(anchorsOf(hero, one, form, two)).toEqual({ a: 'text', f: 'form', b: 'text-2' })
})

test('a section with a name of its own keeps it wherever it stands', () => {
  const named = { ...two, anchor: 'prices' }
  expect(anchorsOf(hero, one, named)).toEqual({ a: 'text', b: 'prices' })
  expect(anchorsOf(hero, named, form, one)).toEqual({ a: 'text', b: 'prices', f: 'form' })
  expect(anchorsOf(one, { ...two, anchor: 'text' })).toEqual({ a: 'text-2', b: 'text' })
})

test('a hidden section has no fragment, and renames no other', () => {
  expect(anchorsOf({ ...one, hidden: true }, two)).toEqual({ b: 'text-2' })
})

test('no section takes the id of a field of the form', () => {
  expect(formIds).toEqual(contactFields)
  expect(anchorsOf({ ...one, anchor: 'email' })).toEqual({ a: 'email-2' })
})

describe('a link to a section', () => {
  const sections = [hero, one, form]

  test('leads to another page, or to its own', () => {
    expect(pageHref({ page: '/season', section: 'f', sections })).toBe('/season#form')
    expect(pageHref({ page: ownPage, section: 'f' }, { path: '/here', sections })).toBe('/here#form')
  })

  test('follows it when it moves, and leads to the page when it goes', () => {
    const link = { page: '/season', section: 'b' }
    expect(pageHref({ ...link, sections: [one, two] })).toBe('/season#text-2')
    expect(pageHref({ ...link, sections: [two, one] })).toBe('/season#text')
    expect(pageHref({ ...link, sections: [one] })).toBe('/season')
    expect(pageHref({ ...link, sections: [{ ...two, hidden: true }] })).toBe('/season')
  })

  test('of its own page leads nowhere on a page without sections', () => {
    expect(pageHref({ page: ownPage, section: 'f' })).toBeUndefined()
  })
})

test('a section leaves a question its fragment', () => {
  const questions = { _key: 'q', _type: 'questionsSection', taken: 'text other' }
  expect(anchorsOf(one, questions)).toEqual({ a: 'text-2', q: 'faq' })
})
