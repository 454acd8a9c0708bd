import { expect, type Locator, type Page } from '@playwright/test'
import { lake, signalLake, until } from '../support/lake.ts'
import { discardDrafts, openPreview, untilSaved } from '../support/previewing.ts'
import { fieldInput, openDocument, test } from '../support/studio.ts'

/** What editors type survives a restart of the lake. */

test.afterEach(discardDrafts)

/** Whether the lake is there. */
const answers = async () => (await lake.fetch<number>('count(*)').catch(() => 0)) > 0

test('a form and a preview follow each other, also after the lake restarts', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  const mine = await openDocument(first, 'aboutPage', 'aboutPage', 'hero.heading')
  const site = await openPreview(second, '/about-us')
  const theirs = fieldInput(second, 'hero.heading')
  const type = async (input: Locator, words: string) => {
    await expect(input).toBeEditable()
    await input.fill(words)
    await expect(site.getByRole('heading', { level: 1 })).toContainText(words)
    for (const each of [mine, theirs]) await expect(each).toHaveValue(words)
  }
  await type(mine, 'Typed in the first tab')
  await type(theirs, 'Typed in the second')

  signalLake('SIGKILL')
  await until(answers)
  await type(mine, 'Typed after the restart')
  await type(theirs, 'Answered after the restart')
  await untilSaved('Answered after the restart')
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
  // Sanity's own screen, where a request failed for longer than it tries again.
  await page.addLocatorHandler(page.getByText('The structure tool crashed'), () =>
    page.getByRole('button', { name: 'Retry' }).click(),
  )
  const type = async (words: string) => {
    // A form that is loaded anew has the cursor elsewhere.
    await input.press('End')
    await input.pressSequentially(words, { delay: 60 })
  }
  const stored = () => lake.fetch('*[_id == "drafts.aboutPage"][0].hero.heading', {}, { perspective: 'raw' })
  const begun = 'People who know'
  const meanwhile = ' the trade find the people'
  // So long that the Studio, which reconnects after three seconds, is connected well before the
  // last letter.
  const afterwards = ' who love it, wherever they work and whenever they are needed most'
  await input.fill('')
  const taken = await lettersTaken(page)
  await type(begun)
  // Sanity sends a change again whose response was lost, and its words then stand twice.
  await expect.poll(stored).toBe(begun)
  signalLake('SIGKILL')
  await type(meanwhile)
  await until(answers)
  await type(afterwards)
  await expect(input).toBeEditable()
  const typed = await taken()
  expect(typed.startsWith(begun)).toBe(true)
  await expect(input).toHaveValue(typed)
  await expect.poll(stored).toBe(typed)
})
