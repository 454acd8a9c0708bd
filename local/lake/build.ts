import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'rolldown'

/**
 * `npm run build -w local/lake -- <folder>`: the package as JavaScript for Node 20 and newer, with
 * all that it needs inside. sharp alone is left out; who installs it gets resized images.
 */
const here = import.meta.dirname
const target = path.resolve(process.argv[2] ?? path.join(here, 'dist'))
const source = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')) as Record<string, unknown>

rmSync(target, { recursive: true, force: true })
// At the same time as the rest; the repository's own check has looked for errors.
const typed = promisify(execFile)(
  path.join(here, '../../node_modules/.bin/tsc'),
  [
    ...'--ignoreConfig --declaration --emitDeclarationOnly --noCheck --strict --skipLibCheck'.split(' '),
    ...'--module nodenext --target es2023 --allowImportingTsExtensions --types node index.ts'.split(' '),
    ...['--outDir', path.join(target, 'types')],
  ],
  { cwd: here },
)
await build({
  cwd: here,
  input: { cli: 'cli.ts', main: 'main.ts', index: 'index.ts', hosts: 'hosts.ts' },
  platform: 'node',
  external: ['sharp', /^node:/],
  plugins: [
    {
      name: 'sharp where it is installed',
      load: (id) =>
        id.endsWith(`assets${path.sep}sharp.ts`)
          ? "export const sharp = await import('sharp').then((module) => module.default, () => undefined)"
          : null,
    },
  ],
  output: { dir: target, format: 'esm', chunkFileNames: 'part-[hash].js' },
  logLevel: 'warn',
})
cpSync(
  path.dirname(createRequire(import.meta.url).resolve('node-sqlite3-wasm/package.json')),
  path.join(target, 'node-sqlite3-wasm'),
  { recursive: true },
)
await typed
for (const file of ['README.md', 'CHANGELOG.md']) cpSync(path.join(here, file), path.join(target, file))
cpSync(path.join(here, '../../LICENSE'), path.join(target, 'LICENSE'))
writeFileSync(
  path.join(target, 'package.json'),
  JSON.stringify(
    {
      name: source.name,
      version: source.version,
      description: source.description,
      type: 'module',
      license: source.license,
      engines: { node: '>=20.16' },
      bin: { [String(source.name)]: 'cli.js' },
      exports: { '.': { types: './types/index.d.ts', default: './index.js' }, './hosts': './hosts.js' },
      peerDependencies: { sharp: '*' },
      peerDependenciesMeta: { sharp: { optional: true } },
    },
    null,
    2,
  ),
)
