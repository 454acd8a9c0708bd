import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { textBundles } from '#sanity/texts.ts'

jest.mock('sanity', () => ({ defineLocaleResourceBundle: (bundle: object) => bundle }), { virtual: true })

type Bundle = { namespace: string; resources: Record<string, string> }

const folder = path.join(process.cwd(), 'node_modules/sanity/lib')
const sanitys = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')

const replaced = (textBundles as unknown as Bundle[]).flatMap(({ resources }) => Object.keys(resources))

test.each(replaced)('%s is still a text of Sanity that ours replaces', (key) => {
  expect(sanitys.includes(`"${key}": `) || sanitys.includes(`t("${key}")`)).toBe(true)
})
