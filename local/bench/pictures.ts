import type { Page } from '@playwright/test'

/** The pictures of a page as a browser shows them, and what is wrong with them. */

/** Widths are in pixels of the screen: those of the page times the pixels in each. */
export type ShownPicture = {
  address: string
  /** Content type of what was sent, without parameters; undefined where the browser did not fetch it. */
  type: string | undefined
  shownWidth: number
  /** Of the file. 0 while it is not there. */
  sentWidth: number
  /** Of the next smaller file that the page offers; 0 if there is none. */
  smallerWidth: number
  aboveFold: boolean
  lazy: boolean
}

const modernTypes = ['image/webp', 'image/avif', 'image/svg+xml']

/** Pixels that a picture may be short of before anybody sees it: rounding, and `sizes` in whole hundredths of the window. */
const tolerance = 1.1

/** How many times too wide a picture may be that comes in no smaller size: room for screens of twice the pixels. */
const widestAlone = 2

/** One line a fault: an old format, more or fewer pixels than are shown, or waiting although it is in view. */
export function pictureFaults(pictures: readonly ShownPicture[]): string[] {
  return pictures.flatMap(({ address, type, shownWidth, sentWidth, smallerWidth, aboveFold, lazy }) => {
    const faults: string[] = []
    if (aboveFold && lazy) faults.push('waits until it is scrolled to, but is in view')
    if (type !== undefined && !modernTypes.includes(type)) faults.push(`is ${type}`)
    // Drawings have no pixels.
    if (type !== 'image/svg+xml' && sentWidth > 0) {
      if (sentWidth * tolerance < shownWidth) faults.push(`is ${sentWidth} wide, shown ${shownWidth}`)
      if (smallerWidth >= shownWidth)
        faults.push(`is ${sentWidth} wide, shown ${shownWidth}, and there is one ${smallerWidth} wide`)
      else if (smallerWidth === 0 && sentWidth > shownWidth * widestAlone)
        faults.push(`is ${sentWidth} wide, shown ${shownWidth}, and there is none smaller`)
    }
    return faults.map((fault) => `${address} ${fault}`)
  })
}

/** Runs in the page. */
async function seenInPage(): Promise<Omit<ShownPicture, 'type'>[]> {
  const seen = []
  for (const image of Array.from(document.images)) {
    const box = image.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || !image.checkVisibility({ visibilityProperty: true })) continue
    const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    // With `srcset`, naturalWidth is in pixels of the page; the file's own are in the address's candidate.
    const chosen = image.srcset
      .split(', ')
      .find((candidate) => new URL(candidate.split(' ')[0] ?? '', location.href).href === image.currentSrc)
    const sent = Number(/ (\d+)w$/.exec(chosen ?? '')?.[1] ?? image.naturalWidth)
    // A picture that fills its box by being cut shows all of its height.
    const cut = getComputedStyle(image).objectFit === 'cover' && image.naturalHeight > 0
    const width = cut
      ? Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight)
      : box.width
    seen.push({
      address: image.currentSrc.slice(0, 100),
      shownWidth: Math.round(width * devicePixelRatio),
      sentWidth: image.complete ? sent : 0,
      smallerWidth: Math.max(0, ...offered.filter((each) => each < sent)),
      aboveFold: box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0,
      lazy: image.loading === 'lazy',
    })
  }
  return seen
}

/** Every picture that shows on `page`, loaded or not. `types` has the content type of each address that was fetched. */
export async function picturesOf(page: Page, types: ReadonlyMap<string, string>): Promise<ShownPicture[]> {
  const seen = await page.evaluate(seenInPage)
  return seen.map((picture) => {
    const inline = /^data:([^,;]+)/.exec(picture.address)?.[1]
    const fetched = [...types].find(([address]) => address.startsWith(picture.address))?.[1]
    return { ...picture, type: inline ?? fetched }
  })
}
