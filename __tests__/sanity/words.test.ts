import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inPlainWords, localeBundles, words } from '../../sanity/words.ts'

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

test.each(replaced)('%s is still a text of Sanity that ours replaces', (name) => {
  const key = name.split(' ')[1]
  expect(sanitys.includes(`"${key}": `) || sanitys.includes(`t("${key}")`)).toBe(true)
})

test.each([
  ['This document has been deleted', 'This item has been deleted'],
  ['Documents, assets and revisions', 'Items, files and versions'],
  ['Unknown document type', 'Unknown kind of item'],
  ['{{document}} of <Schema>the array</Schema>', '{{document}} of <Schema>the list</Schema>'],
  ['Objective documentary', 'Objective documentary'],
])('“%s” reads “%s” to editors', (theirs, ours) => {
  expect(inPlainWords(theirs)).toBe(ours)
})

test('Sanity’s bundles come in plain words, before ours', async () => {
  const resources = async () => ({ default: { a: 'A dataset' } })
  const [first, ...rest] = (localeBundles as (given: object[]) => object[])([
    { locale: 'en-US', namespace: 'studio', resources },
  ]) as { resources: () => Promise<object> }[]
  expect(await first?.resources()).toEqual({ default: { a: 'A store' } })
  expect(rest).toEqual(words)
})
