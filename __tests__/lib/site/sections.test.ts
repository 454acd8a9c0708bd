import { homeSectionNames, sectionPicture, sectionType } from '#lib/site/sections.ts'

test('home has its sections in the order of the specification', () => {
  const middle = ['benefits', 'steps', 'roleCards', 'stats', 'reasons', 'reviews', 'training', 'posts']
  expect(homeSectionNames).toEqual([...middle, 'closing'])
})

test('the name of a section gives its type and its image', () => {
  expect(sectionType('benefits')).toBe('benefitsSection')
  expect(sectionPicture('benefitsSection')).toBe('/art/sections/benefitsSection.webp')
})
