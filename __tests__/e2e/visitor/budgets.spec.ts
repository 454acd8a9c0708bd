import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { benchedPages } from '../../../local/tools/bench/context.ts'
import { visit } from '../../../local/tools/bench/measure.ts'
import { expectWithinBudgets } from '../support/budgets.ts'
import { buildFolder } from '../support/visit.ts'

for (const { path } of benchedPages) {
  test(`${path} stays within its budgets and requests no other host`, async ({ browser, baseURL }) => {
    await expectWithinBudgets(browser, baseURL ?? '', path)
  })
}

test('no page loads a second router of Next, nor does the preview', () => {
  const folder = `${buildFolder}/static/chunks`
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const withRouter = scripts.filter((name) =>
    readFileSync(`${folder}/${name}`, 'utf8').includes('No router instance found'),
  )
  expect(withRouter).toHaveLength(1)
})

test('no image above the fold is lazy or missized on wide windows', async ({ browser, baseURL }) => {
  const faults: string[] = []
  for (const { path } of benchedPages) {
    const seen = await visit(browser, `${baseURL}${path}`, { slow: false, device: 'desktop' })
    faults.push(...seen.imageFaults.map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})
