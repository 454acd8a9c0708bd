import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

/** A page of the site in any engine. An element is found by a selector, and words in it. */
export type Site = ReturnType<typeof pageOf>

export function pageOf(engine: Engine, baseURL: string) {
  /** What tests ask of an element. Undefined while none with that selector and words is shown. */
  const find = (selector: string, words = '', scrolls = false) =>
    engine.evaluate(
      (selector: string, words: string, scrolls: boolean) => {
        const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (each) =>
            each.checkVisibility({ visibilityProperty: true }) &&
            `${each.textContent} ${each.getAttribute('aria-label')}`.includes(words),
        )
        if (!element) return undefined
        if (scrolls) element.scrollIntoView({ behavior: 'instant', block: 'center' })
        const { left, top, bottom, width, height } = element.getBoundingClientRect()
        return {
          x: left + width / 2,
          y: top + height / 2,
          focused: document.activeElement === element,
          inView: bottom > 0 && top < innerHeight,
        }
      },
      selector,
      words,
      scrolls,
    )

  const expectShown = (selector: string, words = '') =>
    expect.poll(() => find(selector, words), `${selector} ${words}`).toBeTruthy()
  const expectGone = (selector: string, words = '') =>
    expect.poll(() => find(selector, words), `no ${selector} ${words}`).toBeFalsy()

  return {
    ...engine,
    open: (path: string) => engine.open(new URL(path, baseURL).href),
    path: () => engine.evaluate(() => location.pathname + location.search),
    find,
    expectShown,
    expectGone,
    expectFocused: (selector: string, words = '') =>
      expect
        .poll(async () => (await find(selector, words))?.focused, `focus on ${selector} ${words}`)
        .toBe(true),
    /** Waits until React has hydrated the page and every section is laid out. */
    hydrated: () =>
      expect
        .poll(() =>
          engine.evaluate(
            () =>
              performance.getEntriesByName('Next.js-hydration').length > 0 &&
              document.documentElement.dataset.fresh === undefined,
          ),
        )
        .toBe(true),
    /** Presses the mouse in the middle of an element, once it is shown and keeps its place. */
    async click(selector: string, words = ''): Promise<void> {
      let at = { x: NaN, y: NaN }
      const isStill = async () => {
        const { x, y } = at
        at = (await find(selector, words, true)) ?? at
        return x === at.x && y === at.y
      }
      await expect.poll(isStill, { message: `${selector} ${words}`, intervals: [50] }).toBe(true)
      await engine.clickAt(at.x, at.y)
    },
    focus: (selector: string) =>
      engine.evaluate((selector: string) => document.querySelector<HTMLElement>(selector)?.focus(), selector),
  }
}
