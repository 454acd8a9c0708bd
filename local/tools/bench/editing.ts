import { setting, type BenchContext } from './context.ts'
import { lakeClient, publishTimes } from './publish.ts'
import { figure, milliseconds, percentile, type Row, type Table } from './figures.ts'

/** Waiting times: from publish to visible, and from key press to preview. */

/** Milliseconds until the Studio is open. */
const openTimeout = 60_000

/** For p95, in milliseconds. */
const budgets = { publish: 2000, preview: 1000 }

function row(name: string, found: readonly number[], budget: number): Row {
  return {
    name,
    cells: [
      figure(percentile(found, 0.5), milliseconds),
      figure(percentile(found, 0.95), milliseconds, { atMost: budget }),
      figure(Math.max(...found), milliseconds),
    ],
  }
}

/** Types into the home page's headline: milliseconds from each key until the preview shows it. */
async function previewTimes({ browser, site, run }: BenchContext, keys: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${site}/studio/preview/homePage/homePage?preview=/`)
    const shown = page.frameLocator('iframe').first()
    const headline = shown.getByRole('heading', { level: 1 })
    await headline.waitFor({ timeout: openTimeout })
    // Marked for click-to-edit: the page now follows the form.
    await shown.locator('footer [data-sanity]').first().waitFor({ state: 'attached', timeout: openTimeout })
    const input = page.getByTestId('field-hero.heading').locator('input, textarea').first()
    await input.click({ timeout: openTimeout })
    await input.fill('Typed')
    await headline.filter({ hasText: 'Typed' }).waitFor()
    const found: number[] = []
    for (let number = 0; number < keys; number += 1) {
      const key = String.fromCharCode(97 + (number % 26))
      const words = (await input.inputValue()) + key
      const begun = performance.now()
      await page.keyboard.press(key)
      await headline.filter({ hasText: words }).waitFor()
      found.push(performance.now() - begun)
    }
    return found
  } finally {
    await page.close()
    await lakeClient(run.setup).delete('drafts.homePage')
  }
}

/** BENCH_PUBLISHES (30) publishes, then as many keys. @throws {NeverSeenError} */
export async function measureEditing(context: BenchContext): Promise<Table[]> {
  const rounds = setting('BENCH_PUBLISHES', 30)
  const published = await publishTimes(context.run.setup, context.site, rounds)
  context.run.say(`  ${rounds} publishes`)
  const typed = await previewTimes(context, rounds)
  context.run.say(`  ${rounds} keys in the preview`)
  return [
    {
      title: 'Waiting times',
      note: `${rounds} each. A publish: from the request to the content lake until a served page has the new text. A key: from the press in the Studio's form until the preview shows it.`,
      rowsAre: 'What',
      columns: ['p50', 'p95', 'Slowest'],
      rows: [
        row('Publish to visible', published, budgets.publish),
        row('Key to preview', typed, budgets.preview),
      ],
    },
  ]
}
