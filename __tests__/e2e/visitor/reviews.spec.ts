import { expect, test, type Page } from '@playwright/test'

/** The reviews of the home page. */

const track = (page: Page) => page.getByRole('group', { name: 'Reviews', exact: true })

/**
 * The reviews that are wholly in view, from the left, and how far the first one stands from the
 * start of the track.
 */
const inView = (page: Page) =>
  track(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const places = [...element.querySelectorAll('[aria-roledescription=slide]')]
      .map((slide) => ({ name: slide.getAttribute('aria-label'), place: slide.getBoundingClientRect() }))
      .filter(({ place }) => place.left > left - 1 && place.right < right + 1)
      .sort((one, other) => one.place.left - other.place.left)
    return {
      names: places.map(({ name }) => name),
      start: Math.abs(Math.round((places[0]?.place.left ?? -1) - left)),
    }
  })

async function openReviews(page: Page, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  await track(page).scrollIntoViewIfNeeded()
  await expect(track(page)).toHaveClass(/swiper-initialized/)
}

const five = ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']

test('one, two or three reviews are in view and loop both ways', async ({ page }) => {
  await openReviews(page, 767)
  for (const [width, perView] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const expectFrom = (first: number) =>
      expect
        .poll(() => inView(page), `at ${width} px`)
        .toEqual({
          names: Array.from({ length: perView }, (_, index) => five[(first + index) % five.length]),
          start: 0,
        })
    await expectFrom(0)
    await track(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expectFrom(4)
    for (const first of [0, 1, 2, 3, 4, 0]) {
      await page.keyboard.press('ArrowRight')
      await expectFrom(first)
    }
    await page.getByRole('button', { name: 'Next reviews' }).click()
    await expectFrom(1)
    await page.getByRole('button', { name: 'Previous reviews' }).click()
    await expectFrom(0)
  }
})
