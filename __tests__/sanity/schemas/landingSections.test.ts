import { existsSync } from 'node:fs'
import path from 'node:path'
import { landingSections, sectionMenu } from '../../../sanity/schemas/objects/landingSections.ts'

jest.mock('sanity', () => ({ defineField: mockSame, defineArrayMember: mockSame, defineType: mockSame }), {
  virtual: true,
})
jest.mock('@sanity/ui', () => ({}))

/** As Sanity's own, which only help TypeScript. */
function mockSame<Value>(value: Value): Value {
  return value
}

const types = landingSections.map(({ name }) => name)
const publicFolder = path.resolve(__dirname, '../../../public')

test.each(types)('%s is chosen by a picture', (type) => {
  const [picture = ''] = sectionMenu.views.flatMap(({ previewImageUrl }) => previewImageUrl?.(type) ?? [])
  expect(picture).toContain(type)
  expect(existsSync(path.join(publicFolder, picture))).toBe(true)
})

test('every section but the hero stands in one group of the menu', () => {
  const grouped: string[] = sectionMenu.groups.flatMap(({ of }) => of)
  expect(grouped.sort()).toEqual(types.filter((type) => type !== 'heroSection').sort())
})

test('every section but the hero can be hidden', () => {
  const fixed = landingSections.filter(({ fields }) => !fields.some(({ name }) => name === 'hidden'))
  expect(fixed.map(({ name }) => name)).toEqual(['heroSection'])
})
