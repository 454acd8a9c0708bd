import { expect, type FrameLocator, type Page } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { lake } from './lake.ts'
import { openStudio } from './studio.ts'

/** The preview as an editor uses it: the site in a frame beside the form. */

const raw = { perspective: 'raw' } as const

/** Opens the preview tool on a page, and waits until the page in it can be edited. */
export async function openPreview(studio: Page, path: string): Promise<FrameLocator> {
  await openStudio(studio, `/studio/preview?preview=${encodeURIComponent(path)}`)
  const site = await previewed(studio)
  // As the page in the frame reports its URL, which may draw the form anew.
  await expect(studio).toHaveURL(/[?&]preview=http/)
  return site
}

/** The page in an open preview, once it can be edited. */
async function previewed(studio: Page): Promise<FrameLocator> {
  const site = studio.frameLocator('iframe').first()
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(site.locator('footer [data-sanity]').first()).toBeAttached()
  return site
}

/** Opens another document's form beside the page in an open preview. */
export async function openBeside(studio: Page, { id, type }: { id: string; type: string }): Promise<void> {
  await openStudio(studio, `/studio/preview/${type}/${id}${new URL(studio.url()).search}`)
}

/** A link that opens drafts at `path`, as the Studio makes it. */
export async function previewLink(path: string): Promise<string> {
  const { secret } = await createPreviewSecret(lake, 'test', `${process.env.NEXT_PUBLIC_SITE_URL}/studio`)
  return `/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=${encodeURIComponent(path)}`
}

/**
 * Until the lake has a draft that holds `words`. The Studio's preview breaks off with an error of
 * its own when a draft is thrown away while it still has something to save.
 */
export const untilSaved = (words: string): Promise<void> =>
  expect
    .poll(async () => JSON.stringify(await lake.fetch('*[_id in path("drafts.**")]', {}, raw)))
    .toContain(words)

/**
 * Leaves a draft of a page, About Us if none is named, that differs from the published one in its
 * headline.
 */
export async function draftHeadline(heading: string, id = 'aboutPage'): Promise<void> {
  const published = await lake.fetch<Document>('*[_id == $id][0]', { id })
  await lake.createOrReplace({
    ...published,
    _id: `drafts.${id}`,
    hero: { ...published.hero, heading },
  })
}

type Document = { _id: string; _type: string; hero: object }

/** Throws away every draft that a test left behind. */
export async function discardDrafts(): Promise<void> {
  await lake.delete({ query: '*[_id in path("drafts.**") && !(_type match "sanity.*")]' })
}

type Point = { x: number; y: number }
type Box = Point & { width: number; height: number }

/** Below an item's words: they would be edited, the item around them is dragged. */
const belowTheWords = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height - 8 })

/**
 * Drags the item at `from` past the one at `to`, both paths as `data-sanity` has them, until
 * `order` is as expected. `grip` is where the pointer takes hold: a spot on the item where nothing
 * smaller can be edited.
 */
export async function dragPast(
  page: Page,
  site: FrameLocator,
  { from, to, grip = belowTheWords }: { from: string; to: string; grip?: (box: Box) => Point },
  order: () => Promise<string[]>,
  expected: string[],
): Promise<void> {
  const place = (path: string) => site.locator(`[data-sanity*="path=${path};"]`).first()
  // The overlays listen once the Studio has responded to the page; a pointer that rested there
  // before that is not seen. A page that has just come may still go to its top.
  await expect(async () => {
    // A second drag would undo the first.
    if (String(await order()) === String(expected)) return
    await place(from).evaluate((element) => {
      element.scrollIntoView({ block: 'start' })
      window.scrollBy(0, -150)
    })
    const item = await place(from).boundingBox()
    const other = await place(to).boundingBox()
    if (!item || !other) throw new Error('The items are not on the screen.')
    const { x, y } = grip(item)
    const isBeside = other.x > item.x + item.width / 2
    const end = isBeside ? { x: other.x + other.width - 8, y } : { x, y: other.y + other.height - 4 }
    await page.mouse.move(x - 30, y - 2)
    await page.mouse.move(x, y, { steps: 4 })
    await expect(site.locator('[data-sanity-overlay-element]').first()).toBeAttached({ timeout: 1000 })
    await page.mouse.down()
    await page.mouse.move((x + end.x) / 2, (y + end.y) / 2, { steps: 8 })
    await page.mouse.move(end.x, end.y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(order, { timeout: 10_000 }).toEqual(expected)
  }).toPass({ timeout: 120_000 })
}

/**
 * The keys of a list in a document's draft, in order; before there is one, in the published
 * document.
 */
export const keysOf = (id: string, list: string): Promise<string[]> =>
  lake.fetch<string[]>(`coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]).${list}[]._key`, { id }, raw)
