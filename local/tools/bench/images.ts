import type { Page } from '@playwright/test'

/** An image as a browser shows it. Widths are in device pixels. */
export type ShownImage = {
  url: string
  /** Media type; undefined before it is fetched. */
  type: string | undefined
  shownWidth: number
  /** Of the file; 0 before it is loaded. */
  sentWidth: number
  /** Of the next smaller file in `srcset`; 0 if there is none. */
  smallerWidth: number
  aboveFold: boolean
  lazy: boolean
}

const modernTypes = ['image/webp', 'image/avif', 'image/svg+xml']

/** For rounding, and for `sizes` in whole vw. */
const tolerance = 1.1

/** Allowed ratio for an image without a smaller size: room for 2x screens. */
const maxRatioAlone = 2

/** One line per fault: an old format, a wrong width, or lazy loading above the fold. */
export function imageFaults(images: readonly ShownImage[]): string[] {
  return images.flatMap(({ url, type, shownWidth, sentWidth, smallerWidth, aboveFold, lazy }) => {
    const faults: string[] = []
    if (aboveFold && lazy) faults.push('is lazy, but above the fold')
    if (type !== undefined && !modernTypes.includes(type)) faults.push(`is ${type}`)
    if (type !== 'image/svg+xml' && sentWidth > 0) {
      if (sentWidth * tolerance < shownWidth) faults.push(`is ${sentWidth} wide, shown ${shownWidth}`)
      if (smallerWidth >= shownWidth)
        faults.push(`is ${sentWidth} wide, shown ${shownWidth}, and there is one ${smallerWidth} wide`)
      else if (smallerWidth === 0 && sentWidth > shownWidth * maxRatioAlone)
        faults.push(`is ${sentWidth} wide, shown ${shownWidth}, and there is none smaller`)
    }
    return faults.map((fault) => `${url} ${fault}`)
  })
}

/** Runs in the page. */
async function seenInPage(): Promise<Omit<ShownImage, 'type'>[]> {
  const seen = []
  for (const image of Array.from(document.images)) {
    const box = image.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || !image.checkVisibility({ visibilityProperty: true })) continue
    const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    // With `srcset`, naturalWidth is in CSS pixels; the candidate has the file's width.
    const chosen = image.srcset
      .split(', ')
      .find((candidate) => new URL(candidate.split(' ')[0] ?? '', location.href).href === image.currentSrc)
    const sent = Number(/ (\d+)w$/.exec(chosen ?? '')?.[1] ?? image.naturalWidth)
    // `object-fit: cover` may show only a part of the width.
    const cut = getComputedStyle(image).objectFit === 'cover' && image.naturalHeight > 0
    const width = cut
      ? Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight)
      : box.width
    seen.push({
      url: image.currentSrc.slice(0, 100),
      shownWidth: Math.round(width * devicePixelRatio),
      sentWidth: image.complete ? sent : 0,
      smallerWidth: Math.max(0, ...offered.filter((each) => each < sent)),
      aboveFold: box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0,
      lazy: image.loading === 'lazy',
    })
  }
  return seen
}

/** Every visible image of `page`. `types` has the media type of each fetched URL. */
export async function imagesOf(page: Page, types: ReadonlyMap<string, string>): Promise<ShownImage[]> {
  const seen = await page.evaluate(seenInPage)
  return seen.map((image) => {
    const inline = /^data:([^,;]+)/.exec(image.url)?.[1]
    const fetched = [...types].find(([url]) => url.startsWith(image.url))?.[1]
    return { ...image, type: inline ?? fetched }
  })
}
