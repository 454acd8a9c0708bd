import { expect, test } from '@playwright/test'
import {
  discardDrafts,
  onePreview,
  openPreview,
  previewedPages,
  typingMedian,
  untilSaved,
  walkPreview,
} from './previewing.ts'
import { fieldInput } from './studio.ts'

/** How quickly the preview follows each key. Nothing else runs beside these tests: it is the machine's time that they measure. */

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

  for (const { path, id, heading } of previewedPages) {
    test(`${path}: typing shows within a second, the median of ten`, async () => {
      const page = preview()
      const site = await walkPreview(page, path)
      await expect(page).toHaveURL(new RegExp(`/studio/preview/${id}/${id}`))
      const input = fieldInput(page, heading)
      await expect(input).toBeEditable()
      const headline = site.getByRole('heading', { level: 1 })
      const median = await typingMedian(input, 10, (words) =>
        expect(headline).toContainText(words, { timeout: 5000 }),
      )
      expect(median).toBeLessThan(1000)
      await untilSaved('Typed in round 9')
    })
  }

  for (const { what, path, id, field } of elsewhere) {
    test(`${what} on ${path} follows what is typed within a second`, async () => {
      const page = preview()
      const input = fieldInput(page, field)
      const site = await openPreview(page, path, { id, type: id.split('-')[0] ?? id, field: input })
      const median = await typingMedian(input, 5, (words) =>
        expect(site.getByText(words).first()).toBeAttached({ timeout: 5000 }),
      )
      expect(median).toBeLessThan(1000)
      await untilSaved('Typed in round 4')
    })
  }
})
