import { setting, type BenchContext } from './context.ts'
import { lakeClient, publishTimes } from './publish.ts'
import { figure, milliseconds, type Row, type Table } from './results.ts'
import { percentile } from './statistics.ts'

/** How long editors and visitors wait: from a publish until it is served, and from a key press until it shows in the preview. */

/** Milliseconds that the Studio may take to open. */
const opening = 60_000

/** What editors feel, and how far the slowest twentieth may go: milliseconds. */
const bars = { publish: 2000, preview: 1000 }

function row(name: string, found: readonly number[], slowest: number): Row {
  return {
    name,
    cells: [
      figure(percentile(found, 0.5), milliseconds),
      figure(percentile(found, 0.95), milliseconds, { atMost: slowest }),
      figure(Math.max(...found), milliseconds),
    ],
  }
}

/**
 * Opens the home page in the Studio's preview and types into its headline, a key at a time. The milliseconds from each key until the page
 * beside the form shows it.
 */
async function previewTimes({ browser, site, run }: BenchContext, keys: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${site}/studio/preview/homePage/homePage?preview=/`)
    const shown = page.frameLocator('iframe').first()
    const headline = shown.getByRole('heading', { level: 1 })
    await headline.waitFor({ timeout: opening })
    // Marked for click-to-edit: from then on the page follows the form.
    await shown.locator('footer [data-sanity]').first().waitFor({ state: 'attached', timeout: opening })
    const input = page.getByTestId('field-hero.heading').locator('input, textarea').first()
    await input.click({ timeout: opening })
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

/** BENCH_PUBLISHES (30) publishes, then as many keys. @throws {NeverSeenError} when a publish does not show within 20 seconds */
export async function measureEditing(context: BenchContext): Promise<Table[]> {
  const rounds = setting('BENCH_PUBLISHES', 30)
  const published = await publishTimes(context.run.setup, context.site, rounds)
  context.run.say(`  ${rounds} publishes`)
  const typed = await previewTimes(context, rounds)
  context.run.say(`  ${rounds} keys in the preview`)
  return [
    {
      title: 'Waiting times',
      note: `${rounds} each. A publish counts from when it is sent to the content lake until a served page has the new text; a key from when it is pressed in the Studio's form until the page beside it shows the text.`,
      rowsAre: 'What',
      columns: ['p50', 'p95', 'Slowest'],
      rows: [row('Publish to visible', published, bars.publish), row('Key to preview', typed, bars.preview)],
    },
  ]
}
