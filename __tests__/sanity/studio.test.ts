import { pageIds } from '../../lib/site/pages.ts'
import { askStudio } from './askStudio.ts'
import type { StudioAnswer } from './askStudio.ts'

/**
 * What the Studio offers its editors: types of documents, what may be done with each, and the
 * sidebar.
 */

const lists = ['teamMember', 'roleGroup', 'caseStudy', 'faqItem', 'review']
const addresses = ['landingPage', 'redirect']

let answer: StudioAnswer

beforeAll(() => {
  answer = askStudio([])
})

test('has exactly the types of the content model', () => {
  expect([...answer.documentTypes].sort()).toEqual(
    [...pageIds, 'siteSettings', ...lists, ...addresses].sort(),
  )
})

test.each([...pageIds, 'siteSettings'])('only lets %s be published, restored, reset or shared', (type) => {
  // Sharing is the Studio's own, without a name at Sanity.
  const named = (answer.actions[type] ?? []).filter(Boolean)
  expect(named.sort()).toEqual(['discardChanges', 'publish', 'restore'])
})

test.each(lists)('lets %s be published, unpublished and deleted, but not duplicated', (type) => {
  expect(answer.actions[type]).toEqual(expect.arrayContaining(['publish', 'unpublish', 'delete']))
  expect(answer.actions[type]).not.toContain('duplicate')
})

test('lets a landing page be duplicated, but not a redirect', () => {
  expect(answer.actions.landingPage).toContain('duplicate')
  expect(answer.actions.redirect).not.toContain('duplicate')
})

test('offers to create items of lists, landing pages and redirects only', () => {
  expect([...answer.creatable].sort()).toEqual([...lists, ...addresses].sort())
})

test('shows a sidebar in plain words', () => {
  expect(answer.sidebar.map(({ title }) => title)).toEqual([
    'Pages',
    'People',
    'Roles',
    'Case studies',
    'FAQ',
    'Reviews',
    'Landing pages',
    'Redirects',
    'Settings',
  ])
})

test('leads from the sidebar to every type', () => {
  const opened = answer.sidebar.flatMap(({ opens, items }) => [opens, ...items.map((item) => item.opens)])
  expect(opened.filter(Boolean).sort()).toEqual([...answer.documentTypes].sort())
})

test('shows each list with its name and only offers to add items', () => {
  const listed = answer.sidebar.filter(({ opens }) => lists.includes(opens ?? ''))
  expect(listed.map(({ title, heading }) => heading === title)).toEqual(lists.map(() => true))
  expect(listed.map(({ menu }) => menu)).toEqual([
    ['Add a person'],
    ['Add a group of roles'],
    ['Add a case study'],
    ['Add a question'],
    ['Add a review'],
  ])
})

test('has a name in plain words for the items of every list', () => {
  const named = answer.itemNames.map(([, name]) => name)
  expect(named.length).toBeGreaterThan(15)
  expect(answer.itemNames.filter(([, name]) => /^(string|text|reference)\b/i.test(name))).toEqual([])
})

test('uses no developer words in its forms', () => {
  const jargon =
    /\b(slug|singleton|document|string|array|object|boolean|schema|portable text|json|groq|reference|asset|metadata|seo|url)s?\b/i
  expect(answer.texts.length).toBeGreaterThan(100)
  expect(answer.texts.filter((text) => jargon.test(text))).toEqual([])
})
