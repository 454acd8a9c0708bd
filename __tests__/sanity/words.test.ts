import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { words } from '../../sanity/words.ts'

jest.mock('sanity', () => ({ defineLocaleResourceBundle: (bundle: object) => bundle }), { virtual: true })

type Bundle = { namespace: string; resources: Record<string, string> }

const folder = path.join(process.cwd(), 'node_modules/sanity/lib')
const sanitys = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')

const replaced = (words as unknown as Bundle[]).flatMap(({ namespace, resources }) =>
  Object.keys(resources).map((key) => `${namespace} ${key}`),
)

test.each(replaced)('%s is still a text of Sanity’s, whose place ours takes', (name) => {
  expect(sanitys.includes(`"${name.split(' ')[1]}": `)).toBe(true)
})
