import { landingSection } from '#tests/fixtures/seedContent.ts'

test.each([
  ['/faq', '/faq'],
  ['//evil.example', undefined],
  ['https://evil.example', undefined],
])('a thank-you page at %s is one of this site or none', async (page, kept) => {
  const { section: fields } = await landingSection<'contactForm'>({
    _type: 'contactFormSection',
    thanksPage: { page },
  })
  expect(fields.thanksPage?.page).toBe(kept)
})
