/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const readme = readFileSync('README.md', 'utf8')
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>

const section = (title: string): string => {
  const [, text = ''] = readme.split(`\n## ${title}\n`)
  return text.split('\n## ')[0] ?? ''
}

test('the Node that every script runs on also comes where the tools of development are left out', () => {
  expect(dependencies).toHaveProperty('node')
})

test('the map shows every folder of the tree, and no other', () => {
  // By its own list of what it leaves out: a tree that came as an archive has no other.
  const ignored = [...readFileSync('.gitignore', 'utf8').matchAll(/^\/?([\w-]+)\/$/gm)].map(
    ([, name]) => name,
  )
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
    .map(({ name }) => name)
  const [, map = ''] = /```\n(pages\/[\s\S]*?)```/.exec(section('The house')) ?? []
  const shown = [...map.matchAll(/^(\w+)\//gm)].map(([, name]) => name)
  expect(shown.sort()).toEqual(folders.sort())
})

test('every command it gives exists', () => {
  const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test('every test that vouches for a bad day exists', () => {
  const named = [...section('Reliability').matchAll(/`([\w./]+\.(?:test|spec)\.ts)`/g)].map(
    ([, file]) => file,
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((file) => !existsSync(`__tests__/${file}`))).toEqual([])
})

test('every package has its reason, and every reason its package', () => {
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const listed = [...section('Dependencies').matchAll(/^\| ([^|]+)\|/gm)]
    .flatMap(([, firstCell]) => [...(firstCell ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name ?? '')
  const covers = (pattern: string, name: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name
  expect(names.filter((name) => !listed.some((pattern) => covers(pattern, name)))).toEqual([])
  expect(listed.filter((pattern) => !names.some((name) => covers(pattern, name)))).toEqual([])
})
