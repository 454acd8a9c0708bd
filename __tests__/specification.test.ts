import { globSync, readFileSync } from 'node:fs'
import { jobs } from '../lib/jobs/jobs.ts'
import { locations } from '../lib/jobs/options.ts'
import { seedDocuments } from '../sanity/seed/index.ts'

/** docs/specification.md says what the site says: in the seed, or in a text of the code. */

const sections = new Map(
  readFileSync('docs/specification.md', 'utf8')
    .split('\n## ')
    .slice(1)
    .map((text): [string, string] => [text.split('\n')[0] ?? '', text]),
)
const sectionOf = (title: string) => sections.get(title) ?? ''

/** Cells of a section's table, below its head. */
const rowsOf = (title: string) =>
  [...sectionOf(title).matchAll(/^\| (.+) \|$/gm)].slice(2).map(([, row = '']) => row.split(' | '))

/** All that a value says, list items and fields alike. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const code = globSync('{components,lib}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
const said = [...textsIn(seedDocuments), ...code].join('\n')

/** The quoted texts of a section, up to a part that varies. */
const quotesIn = (title: string) =>
  [
    ...sectionOf(title)
      .replace(/\s+/g, ' ')
      .matchAll(/"([^"]+)"/g),
  ].map(([, text = '']) => text.split(/\{| \(N| [12]$/)[0] ?? '')

test.each([...sections.keys()])('the site says what “%s” quotes', (title) => {
  expect(quotesIn(title).filter((text) => !said.includes(text))).toEqual([])
})

test('the seed has each group and role as a text of its own', () => {
  const texts = textsIn(seedDocuments.filter(({ _type }) => _type === 'roleGroup'))
  const names = rowsOf('Roles').flatMap(([group = '', roles = '']) => [group, ...roles.split('; ')])
  expect(names).toHaveLength(38)
  expect(names.filter((name) => !texts.includes(name))).toEqual([])
})

test('the list of jobs is the one of the specification', () => {
  const listed = jobs.map(({ id, title, location, category }) => [
    id,
    title,
    location.split(',')[0],
    category,
  ])
  expect(rowsOf('Job list')).toEqual(listed)
})

test('the search offers the cities of the jobs, and those named below', () => {
  const [, text = ''] =
    /Locations of the search: the cities above, and ([^.]+)\./.exec(sectionOf('Job list')) ?? []
  const named = [...text.replace(/\s+/g, ' ').matchAll(/([A-Z][\w ]+) \((\w\w)\)/g)]
  const labels = named.flatMap(([, cities = '', state]) =>
    cities.split(' and ').map((city) => `${city}, ${state}`),
  )
  expect(locations.map(({ label }) => label).sort()).toEqual(
    [...jobs.map(({ location }) => location), ...labels].sort(),
  )
  for (const { value, label } of locations)
    expect(value).toBe(label.split(',')[0]?.toLowerCase().replaceAll(' ', '-'))
})

test('the seed counts to the numbers of the specification', () => {
  const wanted = rowsOf('Stat counters').map(([number = '', label, seconds = '']) => ({
    value: Number(number.replace(/\D/g, '')),
    label,
    seconds: parseFloat(seconds),
  }))
  const home = JSON.stringify(
    seedDocuments.find(({ _id }) => _id === 'homePage'),
    (_key, value) =>
      value?.seconds ? { stat: [value.value, value.suffix, value.label, value.seconds] } : value,
  )
  expect(wanted).toHaveLength(3)
  for (const { value, label, seconds } of wanted)
    expect(home).toContain(JSON.stringify({ stat: [value, '+', label, seconds] }))
})

test('the seed names a company in Delaware and an office in Tampa', () => {
  const settings = seedDocuments.find(({ _id }) => _id === 'siteSettings')
  expect(settings?.postalAddress).toMatchObject({ state: 'DE' })
  expect(settings?.office).toMatchObject({ city: 'Tampa', state: 'Florida' })
})
