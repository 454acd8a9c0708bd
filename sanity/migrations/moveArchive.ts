import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { moved } from './sections/move.ts'

/**
 * `npm run content:migrate -- archive.tar.gz folder`: unpacks an exported archive and moves its
 * documents, for `npm run content:import -- folder`. The local lake refuses Sanity's command.
 */

const [archive, folder] = process.argv.slice(2)
if (!archive || !folder) throw new Error('Usage: npm run content:migrate -- archive.tar.gz folder')

mkdirSync(folder, { recursive: true })
const unpacked = spawnSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'], {
  encoding: 'utf8',
})
if (unpacked.status !== 0) throw new Error(`${archive} cannot be unpacked: ${unpacked.stderr}`)

const data = path.join(folder, 'data.ndjson')
const lines = readFileSync(data, 'utf8').split('\n').filter(Boolean)
const documents = lines.map((line) => moved(JSON.parse(line) as { _type: string }))
writeFileSync(data, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
process.stdout.write(`Wrote ${documents.length} documents into ${folder}.\n`)
