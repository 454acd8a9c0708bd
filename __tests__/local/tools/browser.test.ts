import { readFileSync } from 'node:fs'
import path from 'node:path'
import { disabledFeatures } from '../../../local/tools/install/browser.ts'

test('Chromium does without all that Playwright has it do without', () => {
  const playwright = path.dirname(require.resolve('playwright-core/package.json'))
  const source = readFileSync(path.join(playwright, 'lib', 'coreBundle.js'), 'utf8')
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(source) ?? []
  const own = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature)
  expect(own.length).toBeGreaterThan(5)
  expect(disabledFeatures).toEqual(expect.arrayContaining(own))
})
