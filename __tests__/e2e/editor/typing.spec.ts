import { expect } from '@playwright/test'
import {
  discardDrafts,
  onePreview,
  openBeside,
  previewedPages,
  untilSaved,
  walkPreview,
} from '../support/previewing.ts'
import { fieldInput, test } from '../support/studio.ts'

/** The preview follows what is typed. `npm run bench -- editing` says how fast. */

const elsewhere = [
  { what: 'a person of the team', path: '/about-us', id: 'teamMember-rosa-delgado', field: 'name' },
  { what: 'a review', path: '/', id: 'review-luis-g', field: 'quote' },
  { what: 'a group of roles', path: '/roles-we-staff', id: 'roleGroup-healthcare', field: 'line' },
  { what: 'a case study', path: '/case-study', id: 'caseStudy-health-plan', field: 'header' },
  { what: 'a question', path: '/faq', id: 'faqItem-guarantee', field: 'question' },
  { what: 'the footer of the settings', path: '/contact-us', id: 'siteSettings', field: 'tagline' },
]

test.afterEach(discardDrafts)

test.describe('in one open preview', () => {
  const preview = onePreview()

  for (const { path, heading } of previewedPages) {
    test(`the preview of ${path} follows what is typed`, async () => {
      const page = preview()
      const site = await walkPreview(page, path)
      const input = fieldInput(page, heading)
      await expect(input).toBeEditable()
      const headline = site.getByRole('heading', { level: 1 })
      await input.fill('Typed just now')
      await expect(headline).toContainText('Typed just now')
      await untilSaved('Typed just now')
    })
  }

  for (const { what, path, id, field } of elsewhere) {
    test(`${what} on ${path} follows what is typed`, async () => {
      const page = preview()
      const site = await walkPreview(page, path)
      await openBeside(page, { id, type: id.split('-')[0] ?? id })
      const input = fieldInput(page, field)
      await expect(input).toBeEditable()
      await input.fill('Typed just now')
      await expect(site.getByText('Typed just now').first()).toBeAttached()
      await untilSaved('Typed just now')
    })
  }
})
