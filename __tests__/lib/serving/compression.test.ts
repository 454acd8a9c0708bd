/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { keptCompression, type Encoding, type Lifetime } from '../../../lib/serving/compression.server.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
const encodings: Encoding[] = ['br', 'gzip']
const lifetimes: Lifetime[] = ['once', 'untilChanged', 'forever']

test('gives what unpacks to the content, whatever it is and however often it is asked for', async () => {
  const compress = keptCompression(200)
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(...encodings),
      fc.constantFrom(...lifetimes),
      async (bytes, encoding, lifetime) => {
        const body = Buffer.from(bytes)
        expect(unpack[encoding](await compress(body, encoding, lifetime))).toEqual(body)
        expect(unpack[encoding](await compress(body, encoding, lifetime))).toEqual(body)
      },
    ),
  )
})

describe.each(encodings)('%s', (encoding) => {
  test('compresses the same page once', () => {
    const compress = keptCompression()
    const page = () => compress(Buffer.from('<p>Hello</p>'), encoding, 'untilChanged')
    expect(Buffer.isBuffer(page())).toBe(true)
    expect(page()).toBe(page())
  })

  test('compresses a file once, also for those who ask for it meanwhile, and then gives it at once', async () => {
    const compress = keptCompression()
    const file = () => compress(Buffer.from('a{}'), encoding, 'forever')
    const [one, other] = await Promise.all([file(), file()])
    expect(one).toBe(other)
    expect(file()).toBe(one)
  })

  test('makes a file smaller than a page, and an enormous one at least as small', async () => {
    const compress = keptCompression()
    const text = Array.from({ length: 9000 }, (_, index) => `line ${index * 7919}: ${index % 13} of them\n`)
    const body = Buffer.from(text.join(''))
    const page = await compress(body, encoding, 'once')
    expect((await compress(body, encoding, 'forever')).length).toBeLessThan(page.length)
    const enormous = Buffer.concat([body, body, body])
    const inPieces = await compress(enormous, encoding, 'forever')
    expect(unpack[encoding](inPieces).equals(enormous)).toBe(true)
  })

  test('keeps nothing that is for one visitor', async () => {
    const compress = keptCompression()
    const draft = Buffer.from('<p>Draft</p>')
    const kept = compress(draft, encoding, 'untilChanged')
    expect(compress(draft, encoding, 'once')).not.toBe(kept)
    expect(compress(draft, encoding, 'once')).not.toBe(compress(draft, encoding, 'once'))
  })

  test('gives up what was asked for least recently when it is full', () => {
    // Random bytes do not get smaller: two fit.
    const compress = keptCompression(2500)
    const page = (body: Buffer) => compress(body, encoding, 'untilChanged')
    const [a, b, c] = [randomBytes(1000), randomBytes(1000), randomBytes(1000)]
    const [ofA, ofB] = [page(a), page(b)]
    expect(page(a)).toBe(ofA)
    const ofC = page(c)
    expect(page(a)).toBe(ofA)
    expect(page(c)).toBe(ofC)
    expect(page(b)).not.toBe(ofB)
  })

  test('keeps nothing that is larger than all it may keep, and goes on', () => {
    const compress = keptCompression(2500)
    const page = (body: Buffer) => compress(body, encoding, 'untilChanged')
    const large = randomBytes(3000)
    expect(page(large)).not.toBe(page(large))
    const small = randomBytes(1000)
    expect(page(small)).toBe(page(small))
  })
})

test('one who takes gzip is never given what was kept for one who takes Brotli', async () => {
  const compress = keptCompression()
  const body = Buffer.from('<p>Hello</p>')
  await compress(body, 'br', 'untilChanged')
  expect(gunzipSync(await compress(body, 'gzip', 'untilChanged'))).toEqual(body)
})
