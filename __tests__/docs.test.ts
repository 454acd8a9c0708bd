import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { variableNames } from '../lib/site/envCheck.ts'

/** README and `docs/` name what is there. */

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const exclude = (name: string) => ['node_modules', '.data'].includes(path.basename(name))
const documents = globSync(['*.md', 'docs/**/*.md', '{lib,sanity,local,__tests__}/**/*.md'], { exclude })

/** The text below a heading, up to the next one of the same level. */
const section = (file: string, title: string): string =>
  read(file).split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

/** What stands in `code` in a text, or all that a pattern finds. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const codeIn = (text: string) => found(text, /`([^`\n]+)`/g)

test('the README maps exactly the folders of the tree', () => {
  const ignored = found(read('.gitignore'), /^\/?([\w-]+)\/$/gm)
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
    .map(({ name }) => name)
  const map = section('README.md', 'Map')
  expect(found(map, /^(\w+)\/ /gm).sort()).toEqual(folders.sort())
  const inLib = new Set(globSync('lib/*/**/*.{ts,js}').map((file) => file.split('/')[1]))
  expect(found(map, /^ {2}(\w+)\/ /gm).sort()).toEqual([...inLib].sort())
})

test('the README lists every command, of which there are at most 20', () => {
  const names = Object.keys(scripts)
  expect(names.length).toBeLessThanOrEqual(20)
  const listed = codeIn(section('README.md', 'Commands')).join('\n')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(listed))).toEqual([])
})

test.each(documents)('%s names only commands and files that exist', (file) => {
  const text = read(file)
  const commands = found(text, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))
  const linked = found(text, /\]\(([^)#\s]+)(?:#[^)]*)?\)/g)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => path.join(path.dirname(file), target))
  const named = codeIn(text)
    .filter((code) =>
      /^(?:pages|components|lib|styles|sanity|local|deploy|docs|__tests__)\/[^\s:*]+$/.test(code),
    )
    // The table of reliability names tests.
    .map((code) => (file === 'docs/reliability.md' ? path.join('__tests__', code) : code))
  const missing = [...linked, ...named].filter(
    (target) => !existsSync(target) && !target.startsWith('local/.data'),
  )
  expect({ commands, missing }).toEqual({ commands: [], missing: [] })
})

test('every heading of a document that a comment or link names exists', () => {
  const headings = (file: string) =>
    found(read(file), /^#+ (.+)$/gm).map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
  const folders = '{__tests__,components,lib,local,pages,sanity,styles}'
  const sources = globSync(['*.{js,ts}', `${folders}/**/*.{ts,tsx}`], { exclude })
  const broken = [...sources, ...documents].flatMap((file) =>
    [...read(file).matchAll(/\b(docs\/[\w/-]+\.md)#([\w-]+)/g)]
      .filter(([, document = '', heading = '']) => !headings(document).includes(heading))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(broken).toEqual([])
})

test('the environment has one order in its table, .env.example and checks', () => {
  const checked = variableNames
  expect(found(section('docs/environment.md', 'Site and Studio'), /^\| `(\w+)`/gm)).toEqual(checked)
  expect(found(read('.env.example'), /^#? ?([A-Z][A-Z_]+)=/gm)).toEqual(checked)
})
