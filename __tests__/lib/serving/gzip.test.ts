/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { keptGzip } from '../../../lib/serving/gzip.server.ts'

test('gives what unpacks to the content, whatever it is and however often it is asked for', () => {
  const gzip = keptGzip(200)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, keep) => {
      const body = Buffer.from(bytes)
      expect(gunzipSync(gzip(body, { keep }))).toEqual(body)
      expect(gunzipSync(gzip(body, { keep }))).toEqual(body)
    }),
  )
})

test('compresses the same content once', () => {
  const gzip = keptGzip()
  expect(gzip(Buffer.from('<p>Hello</p>'))).toBe(gzip(Buffer.from('<p>Hello</p>')))
})

test('keeps nothing that it is told not to keep', () => {
  const gzip = keptGzip()
  const draft = Buffer.from('<p>Draft</p>')
  expect(gzip(draft, { keep: false })).not.toBe(gzip(draft, { keep: false }))
  const kept = gzip(draft)
  expect(gzip(draft, { keep: false })).not.toBe(kept)
})

test('gives up what was asked for least recently when it is full', () => {
  // Random bytes do not get smaller: two fit.
  const gzip = keptGzip(2500)
  const [a, b, c] = [randomBytes(1000), randomBytes(1000), randomBytes(1000)]
  const [ofA, ofB] = [gzip(a), gzip(b)]
  expect(gzip(a)).toBe(ofA)
  const ofC = gzip(c)
  expect(gzip(a)).toBe(ofA)
  expect(gzip(c)).toBe(ofC)
  expect(gzip(b)).not.toBe(ofB)
})

test('keeps nothing that is larger than all it may keep, and goes on', () => {
  const gzip = keptGzip(2500)
  const large = randomBytes(3000)
  expect(gzip(large)).not.toBe(gzip(large))
  const small = randomBytes(1000)
  expect(gzip(small)).toBe(gzip(small))
})
