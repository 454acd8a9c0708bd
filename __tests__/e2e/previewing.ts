import { expect, type FrameLocator, type Page } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { lake } from './lake.ts'

/** The preview as an editor uses it: the site in a frame beside the form. */

/** Every page with a document of its own, and the field of its first heading. */
export const previewedPages = [
  { path: '/', id: 'homePage', heading: 'hero.heading' },
  { path: '/roles-we-staff', id: 'rolesPage', heading: 'hero.heading' },
  { path: '/about-us', id: 'aboutPage', heading: 'hero.heading' },
  { path: '/case-study', id: 'caseStudiesPage', heading: 'hero.heading' },
  { path: '/faq', id: 'faqPage', heading: 'hero.heading' },
  { path: '/contact-us', id: 'contactPage', heading: 'hero.heading' },
  { path: '/blog', id: 'blogPage', heading: 'hero.heading' },
  { path: '/job-seeker', id: 'jobSearchPage', heading: 'hero.heading' },
  { path: '/404', id: 'notFoundPage', heading: 'heading' },
] as const

/** Opens the preview tool on a page, and waits until the page in it can be edited. `document` opens that form beside it. */
export async function openPreview(
  page: Page,
  path: string,
  document?: { id: string; type: string },
): Promise<FrameLocator> {
  const form = document ? `/${document.type}/${document.id}` : ''
  await page.goto(`/studio/preview${form}?preview=${encodeURIComponent(path)}`)
  const site = page.frameLocator('iframe').first()
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await expect(site.locator('footer [data-sanity]').first()).toBeAttached({ timeout: 30_000 })
  return site
}

/**
 * Goes to another page in an open preview by the address above it: the Studio stays, the site in the frame walks on. Much faster than
 * opening the preview again.
 */
export async function walkPreview(page: Page, path: string): Promise<FrameLocator> {
  // The box has no name of its own.
  const address = page.locator('input[data-ui="TextInput__input"]').first()
  await address.fill(path)
  await address.press('Enter')
  const isThere = () =>
    page.frames().some((frame) => frame !== page.mainFrame() && pathOf(frame.url()) === path)
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
  const site = page.frameLocator('iframe').first()
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(site.locator('footer [data-sanity]').first()).toBeAttached()
  return site
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '')

/** A link that opens drafts at `path`, as the Studio and `npm run preview:link` make it. */
export async function previewLink(path: string): Promise<string> {
  const { secret } = await createPreviewSecret(lake, 'test', `${process.env.BASE_URL}/studio`)
  return `/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=${encodeURIComponent(path)}`
}

/** Throws away every draft that a test left behind. */
export async function discardDrafts(): Promise<void> {
  await lake.delete({ query: '*[_id in path("drafts.**") && !(_type match "sanity.*")]' })
}
