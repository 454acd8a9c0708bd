import { expect } from '@playwright/test'
import type { Site } from './page.ts'

/**
 * Opens a page on a phone and on a wide screen. Fails unless it hydrates, loads its images and
 * fonts, has targets and fields of their size, fits, and logs nothing. It fits with text at 200 %,
 * too.
 */
export async function expectWhole(site: Site, path: string): Promise<void> {
  for (const width of [390, 1440]) {
    await site.viewport(width, 900)
    await site.open(path)
    await site.hydrated()
    const { overflow, broken, fonts, small } = await site.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      const images = await Promise.all(
        [...document.images].map((image) =>
          image.decode().then(
            () => '',
            () => image.currentSrc,
          ),
        ),
      )
      const { fonts, documentElement } = document
      await fonts.ready
      const targets = [...document.querySelectorAll<HTMLElement>('button, select, input, summary, nav a')]
      const inputs = [...document.querySelectorAll('[type=text], [type=email], [type=tel], select, textarea')]
      return {
        overflow: documentElement.scrollWidth - documentElement.clientWidth,
        broken: images.filter(Boolean),
        fonts: ['600 1em "Besley Variable"', '1em "Figtree Variable"'].every((font) => fonts.check(font)),
        // Safari zooms into a field of smaller text. A target has 24 px: WCAG 2.5.8.
        small: [
          ...inputs.filter(
            (input) =>
              !input.closest('.visually-hidden') && parseFloat(getComputedStyle(input).fontSize) < 16,
          ),
          ...targets.filter((each) => {
            const { width, height } = each.getBoundingClientRect()
            return (
              each.checkVisibility() && !each.closest('.visually-hidden') && Math.min(width, height) < 23.9
            )
          }),
        ].map(({ outerHTML }) => outerHTML.slice(0, 120)),
      }
    })
    expect({ width, overflow, broken, fonts, small }).toEqual({
      width,
      overflow: 0,
      broken: [],
      fonts: true,
      small: [],
    })
    // The browser itself notes a document that was not found.
    const heard = site.complaints()
    expect(heard.filter((line) => !/\b404\b/.test(line))).toEqual([])
    const over = () =>
      site.evaluate(() => {
        const { style, scrollWidth, clientWidth } = document.documentElement
        style.fontSize = '200%'
        return scrollWidth - clientWidth
      })
    await expect.poll(over, `${path} at ${width} px, text at 200 %`).toBe(0)
  }
}
