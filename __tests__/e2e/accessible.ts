import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Resolves once nothing scrolls, fades or glides: half-way colours are nobody's contrast. */
function atRest(): Promise<void> {
  return new Promise((done) => {
    let last = -1
    let quietFrames = 0
    const look = () => {
      const moving =
        window.scrollY !== last || document.getAnimations().some(({ playState }) => playState === 'running')
      last = window.scrollY
      quietFrames = moving ? 0 : quietFrames + 1
      if (quietFrames < 5) requestAnimationFrame(look)
      else done()
    }
    look()
  })
}

/** Fails with the name of each rule that axe finds broken, and the first element that breaks it. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(atRest)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
