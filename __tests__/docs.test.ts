import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { variables } from '../lib/site/envCheck.ts'

const read = (file: string) => readFileSync(file, 'utf8')

type Manifest = Partial<Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>>
const manifest = (folder: string) => JSON.parse(read(path.join(folder, 'package.json'))) as Manifest
const { scripts = {}, dependencies = {}, devDependencies = {} } = manifest('.')
const { workspaces } = manifest('.') as { workspaces: string[] }

const documents = [
  'README.md',
  ...globSync(['docs/**/*.md', '{lib,sanity,local,__tests__}/**/*.md'], {
    exclude: (name) => name === 'node_modules' || name === '.data',
  }),
]

/** The text below a heading, up to the next one of the same level. */
const section = (file: string, title: string): string =>
  read(file).split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

/** Cells of the rows of a table, without its head. */
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([first = '']) => !/^-+$/.test(first))
    .slice(1)

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '')

/** The name in the first cell of each row. */
const named = (text: string): string[] => rows(text).map(([first = '']) => codeIn(first)[0] ?? first)

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

/** Files with comments of ours. */
const sources = () =>
  globSync(
    ['*.{js,ts}', '{__tests__,components,lib,local,pages,sanity,styles}/**/*.{ts,tsx}', 'deploy/**/*'],
    { exclude: (name) => name === 'node_modules' || /^\.|\.generated\./.test(path.basename(name)) },
  ).filter((file) => statSync(file).isFile())

describe('the README', () => {
  test('has at most 9 kB', () => {
    expect(statSync('README.md').size).toBeLessThanOrEqual(9_000)
  })

  test('maps exactly the folders of the tree', () => {
    const ignored = [...read('.gitignore').matchAll(/^\/?([\w-]+)\/$/gm)].map(([, name]) => name)
    const folders = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
      .map(({ name }) => name)
    const map = section('README.md', 'Map')
    const top = [...map.matchAll(/^(\w+)\/ /gm)].map(([, name]) => name)
    expect(top.sort()).toEqual(folders.sort())
    const inLib = [...map.matchAll(/^ {2}(\w+)\/ /gm)].map(([, name]) => name)
    const libFolders = new Set(globSync('lib/*/**/*.{ts,js}').map((file) => file.split('/')[1]))
    expect(inLib.sort()).toEqual([...libFolders].sort())
  })

  test('lists every command but the parts of check', () => {
    const listed = section('README.md', 'Commands')
    const missing = Object.keys(scripts).filter(
      (name) => !/^(?:check:|format|(?:build|dev):studio)/.test(name) && !listed.includes(name),
    )
    expect(missing).toEqual([])
  })
})

test('every command in a document exists', () => {
  const given = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? ''),
  )
  expect(given.filter((name) => !(name in scripts))).toEqual([])
})

test('every section of the specification that a comment names exists', () => {
  const anchors = new Set(
    [...read('docs/specification.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    ),
  )
  const inItself = /\]\(#([\w-]*)/g
  const elsewhere = /specification\.md#([\w-]*)/g
  const missing = [...sources(), ...documents].flatMap((file) =>
    [...read(file).matchAll(file === 'docs/specification.md' ? inItself : elsewhere)]
      .filter(([, anchor = '']) => !anchors.has(anchor))
      .map(([link]) => `${file}: no heading for ${link}`),
  )
  expect(missing).toEqual([])
})

test('docs/specification.md has at most 20,000 bytes', () => {
  expect(statSync('docs/specification.md').size).toBeLessThanOrEqual(20_000)
})

test('every file that a document names exists', () => {
  // Links are relative to the document. Code is a path of the tree when it begins with one of its
  // folders.
  const wrong = documents.flatMap((file) => {
    const text = read(file)
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target ?? '')
    const linked = links
      .filter((target) => !/^\w+:/.test(target))
      .map((target) => path.join(path.dirname(file), target))
    // The reliability table names tests from their own folder, and has a test of its own.
    const paths = (file === 'docs/reliability.md' ? [] : codeIn(text)).filter((code) =>
      /^(?:pages|components|lib|styles|sanity|local|deploy|docs|__tests__)\/[^\s:*]+$/.test(code),
    )
    return [...linked, ...paths].filter((target) => !existsSync(target)).map((target) => `${file}: ${target}`)
  })
  // Made by running the site.
  expect(wrong.filter((line) => !/local\/\.data/.test(line))).toEqual([])
})

describe('the environment', () => {
  const checked = variables.map(({ name }) => name)
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name, other]) => name ?? other ?? '')

  test('has one order in its table, .env.example and the checks', () => {
    expect(named(section('docs/environment.md', 'Site and Studio'))).toEqual(checked)
    expect(namesIn(read('.env.example'), /^#? ?([A-Z][A-Z_]+)=/gm)).toEqual(checked)
  })

  test('of the tools has every other variable that code reads', () => {
    const files = globSync(['{components,lib,local,pages,sanity}/**/*.{ts,tsx}', '*.config.{js,ts}'], {
      exclude: (name) => name === '__tests__',
    })
    const inCode = files.flatMap((file) =>
      namesIn(read(file), /\benv\.([A-Z][A-Z_]*[A-Z])\b|\bsetting\('([A-Z_]+)/g),
    )
    const ofOthers: readonly string[] = [...checked, 'PATH', 'NODE_ENV', 'NEXT_PHASE']
    const table = rows(section('docs/environment.md', 'Tools')).flatMap(([first = '']) => codeIn(first))
    expect(table.sort()).toEqual([...new Set(inCode)].filter((name) => !ofOthers.includes(name)).sort())
  })
})

test.each<[title: string, packages: Record<string, string>]>([
  ['Production', dependencies],
  ['Development', devDependencies],
  ...workspaces
    .map((folder): [string, Record<string, string>] => [
      folder,
      { ...manifest(folder).dependencies, ...manifest(folder).devDependencies },
    ])
    .filter(([, packages]) => Object.keys(packages).length > 0),
])('the table of dependencies, %s, lists each package once', (title, packages) => {
  expect(named(section('docs/dependencies.md', title))).toEqual(Object.keys(packages).sort())
})

test('every row of the reliability table names tests that exist', () => {
  const table = rows(read('docs/reliability.md'))
  expect(table.length).toBeGreaterThan(20)
  for (const [, , tests = ''] of table) {
    const found = [...tests.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)]
    expect(found.length).toBeGreaterThan(0)
    for (const [, file = '', title = ''] of found) expect(read(`__tests__/${file}`)).toContain(title)
  }
})

test('at most five departures from Next each name a test that exists', () => {
  const [first = ''] = read('lib/next/README.md').split('\n## ')
  const register = rows(first)
  expect(register.length).toBeLessThanOrEqual(5)
  for (const row of register) {
    const tests = codeIn(row.at(-1) ?? '').filter(isTest)
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((file) => !existsSync(file))).toEqual([])
  }
  // Each file of the folder is in a row.
  const files = readdirSync('lib/next').filter((name) => name !== 'README.md')
  expect(files.filter((name) => !register.some(([cell = '']) => cell.includes(name)))).toEqual([])
})

/** Words that have a better one: from the table in docs/development.md. A star is any ending. */
const betterWords = rows(section('docs/development.md', 'Words')).flatMap(([better = '', worse = '']) =>
  codeIn(worse).map((word) => {
    const isAddress = word.startsWith('address')
    const pattern = `\\b${word.replace('*', '\\w*')}\\b`
    return {
      better,
      word: new RegExp(isAddress ? `(?<!\\b(?:IP|email|postal) )${pattern}` : pattern, 'i'),
    }
  }),
)

/** The sentences with such a word, each with the better one. */
const wordFaults = (prose: string) =>
  sentences(prose).flatMap((sentence) =>
    betterWords
      .filter(({ word }) => word.test(sentence))
      .map(({ word, better }) => `write "${better}", not "${word.exec(sentence)?.[0]}": ${sentence.trim()}`),
  )

/** Sentences of prose, without code and link targets. Paragraphs, items and table cells end one. */
const sentences = (prose: string): string[] =>
  prose
    .replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, '\n\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`\n]+`/g, 'code')
    .split(/\n\s*\n|\n(?=\s*(?:[-#|@]|\d+\.))|\|/)
    .flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.!?])[)"”*_]*\s/))

const longSentences = (prose: string) =>
  sentences(prose).filter((sentence) => sentence.trim().split(/\s+/).length > 25)

test.each(documents)('%s has short sentences and lines, in the words of the field', (file) => {
  const prose = read(file).replace(/^```[\s\S]*?^ *```/gm, '')
  const lines = prose.split('\n').filter((line) => line.length > 100 && !line.startsWith('|'))
  expect([...lines, ...longSentences(read(file))]).toEqual([])
  // The guide speaks the language of editors.
  expect(file === 'docs/editing.md' ? [] : wordFaults(read(file))).toEqual([])
})

test('the table of words is read, and each fault prints the better word', () => {
  expect(betterWords.length).toBeGreaterThan(10)
  expect(wordFaults('It has the patience of an IP address.')).toEqual([
    'write "timeout, max, limit", not "patience": It has the patience of an IP address.',
  ])
})

test('comments have short sentences, and at most 100 columns', () => {
  const faults = [...sources(), '.env.example', '.npmrc', '.ci/run', 'Dockerfile'].flatMap((file) => {
    const comments = read(file)
      .split('\n')
      .map((line) => /^\s*(?:\/\/|#(?= )|\/\*\*|\*(?!\/)) ?(.*?)(?: ?\*\/)?$/.exec(line) ?? [])
    const wide = comments.map(([line = '']) => line).filter((line) => line.length > 100)
    const prose = comments.map(([, text = '']) => text).join('\n')
    return [...wide, ...longSentences(prose)].map((text) => `${file}: ${text}`)
  })
  expect(faults).toEqual([])
})

test('production brings the Node that every script runs on', () => {
  expect(dependencies).toHaveProperty('node')
})
