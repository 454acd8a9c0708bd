import { expect } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { publishLandingPage } from '../support/landing.ts'
import { discardDrafts } from '../support/previewing.ts'
import { openDocument, openStudio, test } from '../support/studio.ts'
import { statusOf } from '../support/visit.ts'

/** What the Studio says above a form: where the document is shown. */

const slug = 'where-used'
const id = `landing-${slug}`
const linkToIt = { _type: 'reference', _ref: id }

test.afterEach(async ({ baseURL }) => {
  await discardDrafts()
  await lake
    .patch('homePage')
    .unset(['closing.action.landingPage'])
    .set({ 'closing.action.kind': 'page' })
    .commit()
  await lake.delete({ query: '*[_type in ["landingPage", "redirect"]]' })
  await until(async () => (await statusOf(`/${slug}`, baseURL ?? '')) === 404)
})

test('the form of a question links to the landing pages that show it', async ({ studio, baseURL }) => {
  const landing = `/${slug}#guarantee`
  await openDocument(studio, 'faqItem-guarantee', 'faqItem', 'question')
  await expect(studio.getByText('Used on one page')).toBeVisible()
  await publishLandingPage(slug)
  await studio.getByText('Used on 2 pages').click()
  for (const place of ['/faq#guarantee', landing])
    await expect(studio.getByText(place, { exact: true })).toBeVisible()

  await lake.patch(id).unset(['sections']).commit()
  await expect(studio.getByText('Used on one page')).toBeVisible()
  await publishLandingPage(slug)
  await studio.getByText(landing, { exact: true }).click()
  const site = studio.frameLocator('iframe').first()
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Seats for the season')
  await expect(studio.getByTestId('field-question')).toBeVisible()
  // As the page in the frame reports its URL.
  await expect(studio).toHaveURL(({ searchParams }) => searchParams.get('preview') === `${baseURL}${landing}`)
})

test('a button keeps its unused landing page visible until it is cleared', async ({ studio }) => {
  await publishLandingPage(slug)
  await lake
    .patch('homePage')
    .set({ 'closing.action.landingPage': linkToIt, 'closing.action.kind': 'call' })
    .commit()
  await openStudio(studio, '/studio/intent/edit/id=homePage;type=homePage;path=closing.action.landingPage/')
  const left = studio.getByText('Or a landing page')
  await expect(left).toBeInViewport()
  await left.locator('xpath=following::button[contains(@id, "-menuButton")][1]').click()
  await studio.getByRole('menuitem', { name: 'Clear' }).click()
  await expect(left).toHaveCount(0)
})
