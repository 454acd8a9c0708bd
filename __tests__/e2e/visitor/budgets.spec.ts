import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { benchedPages } from '../../../local/tools/bench/context.ts'
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
