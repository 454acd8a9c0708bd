import path from 'node:path'
import sharp from 'sharp'
import { sectionNames, sectionPicture, sectionType } from '#lib/site/sections.ts'
import { sectionMenu, sectionTypes } from '#sanity/schemas/sections/index.ts'

jest.mock('sanity', () => ({ defineField: mockSame, defineArrayMember: mockSame, defineType: mockSame }), {
  virtual: true,
})
jest.mock('@sanity/ui', () => ({}))

/** As Sanity's own, which only help TypeScript. */
function mockSame<Value>(value: Value): Value {
  return value
}

const root = path.resolve(__dirname, '../../../..')

test.each(sectionNames.map(sectionType))('%s is chosen by a picture of 480 by 320 pixels', async (type) => {
  const picture = await sharp(path.join(root, 'public', sectionPicture(type))).metadata()
  expect(picture).toMatchObject({ width: 480, height: 320 })
})

test('the menu shows each section in one group, but the hero', () => {
  const grouped: string[] = sectionMenu.groups.flatMap(({ of }) => of)
  const missing = sectionNames
    .filter((name) => name !== 'hero' && grouped.filter((type) => type === sectionType(name)).length !== 1)
    .map((name) => `Give "${name}" a group in lib/site/sections.ts.`)
  expect(missing).toEqual([])
})

test.each([
  ['its heading', { subtitle: 'Terms', text: 'What we ask of you' }, 'Terms'],
  ['the first words of a section without one', { text: 'What we ask of you' }, 'What we ask of you'],
  ['those of a long text', { text: [{ children: [{ text: 'What we ' }, { text: 'ask' }] }] }, 'What we ask'],
])('the list of sections shows %s', (_what, section, words) => {
  const { preview } = sectionTypes.find(({ name }) => name === 'textSection') ?? {}
  expect(preview?.prepare?.(section as never)).toMatchObject({ subtitle: words })
})
