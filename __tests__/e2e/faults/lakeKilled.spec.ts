import { expect, type Page } from '@playwright/test'
import { lake, signalLake, until } from '../support/lake.ts'
import { discardDrafts, openPreview } from '../support/previewing.ts'
import { fieldInput, openDocument, test } from '../support/studio.ts'

/** What editors type survives a restart of the lake. */

test.afterEach(discardDrafts)

/** Whether the lake is there. */
const answers = async () => (await lake.fetch<number>('count(*)').catch(() => 0)) > 0

test('two tabs show each other’s edits, also after the lake restarts', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  const sites = await Promise.all([openPreview(first, '/about-us'), openPreview(second, '/about-us')])
  const [mine, theirs] = [fieldInput(first, 'hero.heading'), fieldInput(second, 'hero.heading')]
  const bothShow = async (words: string) => {
    for (const site of sites) await expect(site.getByRole('heading', { level: 1 })).toContainText(words)
    for (const input of [mine, theirs]) await expect(input).toHaveValue(words)
  }
  await expect(mine).toBeEditable()
  await mine.fill('Typed in the first tab')
  await bothShow('Typed in the first tab')
  await expect(theirs).toBeEditable()
  await theirs.fill('Typed in the second')
  await bothShow('Typed in the second')

  signalLake('SIGKILL')
  await until(answers)
  await expect(mine).toBeEditable()
  await mine.fill('Typed after the restart')
  await bothShow('Typed after the restart')
  await expect
    .poll(() => lake.fetch('*[_id == "drafts.aboutPage"][0].hero.heading', {}, { perspective: 'raw' }))
    .toBe('Typed after the restart')
  await first.close()
  await second.close()
})

/**
 * Notes each letter that is typed where it can be. Sanity locks a form that waits longer for its
 * lake: it then shows no letter, and none can be lost.
 */
async function lettersTaken(page: Page): Promise<() => Promise<string>> {
  const letters = await page.evaluateHandle(() => {
    const taken: string[] = []
    document.addEventListener('keydown', ({ key, target }) => {
      if (key.length === 1 && (target as Element).matches(':read-write')) taken.push(key)
    })
    return taken
  })
  return () => letters.evaluate((taken) => taken.join(''))
}

test('no typed letter is lost while the lake restarts', async ({ page }) => {
  const input = await openDocument(page, 'aboutPage', 'aboutPage', 'hero.heading')
  const type = (words: string) => input.pressSequentially(words, { delay: 60 })
  const begun = 'People who know'
  const meanwhile = ' the trade find the people'
  // So long that the Studio, which reconnects after three seconds, is connected well before the
  // last letter.
  const afterwards = ' who love it, wherever they work and whenever they are needed most'
  const end = ' (the end)'
  // A form that is loaded anew puts the cursor behind everything.
  await input.fill(end)
  await input.press('Home')
  const taken = await lettersTaken(page)
  await type(begun)
  signalLake('SIGKILL')
  await type(meanwhile)
  await until(answers)
  await type(afterwards)
  await expect(input).toBeEditable()
  const typed = (await taken()) + end
  expect(typed.startsWith(begun)).toBe(true)
  await expect(input).toHaveValue(typed)
  await expect
    .poll(() => lake.fetch('*[_id == "drafts.aboutPage"][0].hero.heading', {}, { perspective: 'raw' }))
    .toBe(typed)
})
