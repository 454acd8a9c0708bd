import { expect } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { discardDrafts, openPreview, untilSaved } from '../support/previewing.ts'
import { fieldInput, openDocument, publish, test } from '../support/studio.ts'
import { shows, textOf, untilFresh } from '../support/visit.ts'

/** What an editor does every day. */

test.afterEach(discardDrafts)

test('a headline published in the Studio reaches visitors, and only its page', async ({
  studio,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const before = 'Call Center Staffing Made Simple'
  await untilFresh(['/', '/about-us'], base)
  const untouched = await textOf('/about-us', base)
  const input = await openDocument(studio, 'homePage', 'homePage', 'hero.heading')
  const headline = `${before} ${Date.now()}`
  try {
    await input.fill(headline)
    await expect
      .poll(() => lake.fetch('*[_id == "drafts.homePage"][0].hero.heading', {}, { perspective: 'raw' }))
      .toBe(headline)
    await expect(studio.getByTestId('action-publish')).toBeEnabled()
    await publish(studio)
    await until(() => shows('/', base, headline))

    const visitor = await studio.context().newPage()
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline)
    expect(await textOf('/about-us', base), 'another page was regenerated').toBe(untouched)
  } finally {
    await lake.patch('homePage').set({ 'hero.heading': before }).commit()
    await until(async () => !(await shows('/', base, headline)))
  }
})

test('words typed in the form show in the preview at once', async ({ studio }) => {
  const site = await openPreview(studio, '/about-us')
  const input = fieldInput(studio, 'hero.heading')
  await expect(input).toBeEditable()
  for (const words of ['Typed for the preview', 'Typed once more']) {
    await input.fill(words)
    await expect(site.getByRole('heading', { level: 1 })).toContainText(words)
  }
  await untilSaved('Typed once more')
})
