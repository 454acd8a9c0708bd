import { stegaOptions } from '#lib/sanity/preview/stega.ts'

const isMarked = (path: (string | number | object)[], type = 'homePage') =>
  stegaOptions.filter({
    sourcePath: path,
    sourceDocument: { _type: type },
    filterDefault: () => true,
  })

test.each([
  [['hero', 'heading']],
  [['sections', { _key: 'a' }, 'items', { _key: 'b' }, 'label']],
  [['sections', { _key: 'a' }, 'action', 'label']],
])('the text at %j is marked', (path) => expect(isMarked(path)).toBe(true))

test.each([
  [['hero', 'action', 'kind']],
  [['answer', { _key: 'a' }, 'style']],
  [['answer', { _key: 'a' }, 'children', { _key: 'b' }, 'marks', 0]],
  [['social', { _key: 'a' }, 'network']],
  [[0]],
  [['stats', 'label']],
  [['sections', { _key: 'a' }, 'label']],
  [['benefits', 'benefits', { _key: 'a' }, 'ground']],
])('the field at %j stays bare', (path) => expect(isMarked(path)).toBe(false))

test('marks are for drafts, and lead to the Studio here', () => {
  expect(stegaOptions).toMatchObject({ enabled: true, studioUrl: '/studio' })
})

test('settings that stand in links and in the head stay bare', () => {
  for (const field of ['name', 'phone', 'fax', 'email']) expect(isMarked([field], 'siteSettings')).toBe(false)
  expect(isMarked(['intro'], 'siteSettings')).toBe(true)
  expect(isMarked(['footerHeadings', 'office'], 'siteSettings')).toBe(true)
  expect(isMarked(['postalAddress', 'name'], 'siteSettings')).toBe(true)
  expect(isMarked(['name'], 'teamMember')).toBe(true)
})
