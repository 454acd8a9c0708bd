/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { keptCompression, prepareFiles, type Encoding } from '../../../lib/serving/compression.server.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
const encodings: Encoding[] = ['br', 'gzip']

test('gives what unpacks to the content, whatever it is, however often it is asked for, and prepared or not', async () => {
  const { compress, prepare } = keptCompression(200)
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(...encodings),
      fc.boolean(),
      fc.boolean(),
      async (bytes, encoding, keep, isPrepared) => {
        const body = Buffer.from(bytes)
        if (isPrepared) await prepare(body)
        expect(unpack[encoding](compress(body, encoding, { keep }))).toEqual(body)
        expect(unpack[encoding](compress(body, encoding, { keep }))).toEqual(body)
      },
    ),
  )
})

describe.each(encodings)('%s', (encoding) => {
  test('compresses the same content once', () => {
    const { compress } = keptCompression()
    const page = () => compress(Buffer.from('<p>Hello</p>'), encoding)
    expect(page()).toBe(page())
  })

  test('keeps nothing that it is told not to keep', () => {
    const { compress } = keptCompression()
    const draft = Buffer.from('<p>Draft</p>')
    const once = () => compress(draft, encoding, { keep: false })
    expect(once()).not.toBe(once())
    const kept = compress(draft, encoding)
    expect(once()).not.toBe(kept)
  })

  test('gives up what was asked for least recently when it is full', () => {
    // Random bytes do not get smaller: two fit.
    const { compress } = keptCompression(2500)
    const [a, b, c] = [randomBytes(1000), randomBytes(1000), randomBytes(1000)]
    const [ofA, ofB] = [compress(a, encoding), compress(b, encoding)]
    expect(compress(a, encoding)).toBe(ofA)
    const ofC = compress(c, encoding)
    expect(compress(a, encoding)).toBe(ofA)
    expect(compress(c, encoding)).toBe(ofC)
    expect(compress(b, encoding)).not.toBe(ofB)
  })

  test('keeps nothing that is larger than all it may keep, and goes on', () => {
    const { compress } = keptCompression(2500)
    const large = randomBytes(3000)
    expect(compress(large, encoding)).not.toBe(compress(large, encoding))
    const small = randomBytes(1000)
    expect(compress(small, encoding)).toBe(compress(small, encoding))
  })
})

test('one who takes gzip is never given what was kept for one who takes Brotli', () => {
  const { compress } = keptCompression()
  const body = Buffer.from('<p>Hello</p>')
  compress(body, 'br')
  expect(gunzipSync(compress(body, 'gzip'))).toEqual(body)
})

const script = Buffer.from(
  Array.from({ length: 3000 }, (_, index) => `line ${index * 7919}: ${index % 13}\n`).join(''),
)

test('what was prepared is smaller than what is made quickly, and stays, whoever asked before or meanwhile', async () => {
  const { compress, prepare } = keptCompression()
  const before = compress(script, 'br')
  const preparing = prepare(script)
  expect(compress(script, 'br')).toBe(before)
  await preparing
  const after = compress(script, 'br')
  expect(after.length).toBeLessThan(before.length)
  expect(compress(script, 'br')).toBe(after)
  expect(brotliDecompressSync(after).equals(script)).toBe(true)
})

test('what takes the place of another counts once', async () => {
  const [a, b] = [randomBytes(1000), randomBytes(1000)]
  const { compress, prepare } = keptCompression(2500)
  const ofA = compress(a, 'br')
  compress(b, 'br')
  for (let round = 0; round < 3; round += 1) await prepare(b)
  expect(compress(a, 'br')).toBe(ofA)
})

test('every script and style sheet of a folder is prepared, and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-prepare-'))
  try {
    mkdirSync(path.join(folder, 'chunks', 'deep'), { recursive: true })
    for (const name of ['a.js', 'chunks/b.css', 'chunks/deep/c.js', 'media.woff2', 'd.js.map', 'js'])
      writeFileSync(path.join(folder, name), name)
    const prepared: string[] = []
    await prepareFiles(folder, async (body) => void prepared.push(body.toString()))
    expect(prepared.sort()).toEqual(['a.js', 'chunks/b.css', 'chunks/deep/c.js'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
