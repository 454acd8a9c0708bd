import fc from 'fast-check'
import { anyCropUntil, mayCrop, signCrop } from '../../../lib/images/crops.server.ts'

const file = `${'c'.repeat(40)}-640x480.jpg`
const rect = '0,0,320,240'

beforeEach(() => {
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
})
afterEach(() => jest.useRealTimers())

test('a signature has 128 bits, and is valid for its crop alone', () => {
  const signature = signCrop(file, rect)
  expect(signature).toMatch(/^[\w-]{22}$/)
  expect(mayCrop(signature, file, rect)).toBe(true)
  expect(mayCrop(signature, file, '0,0,320,241')).toBe(false)
  expect(mayCrop(signature, `d${file.slice(1)}`, rect)).toBe(false)
})

test('a signature is the same in every build and replica of a secret', () => {
  const signature = signCrop(file, rect)
  jest.resetModules()
  expect(signCrop(file, rect)).toBe(signature)
  process.env.SANITY_REVALIDATE_SECRET = 'another-secret-of-a-site'
  expect(mayCrop(signature, file, rect)).toBe(false)
})

test('a preview may show every crop until it ends', () => {
  jest.useFakeTimers({ now: 1_000_000 })
  const any = anyCropUntil(1_000_500)
  expect(mayCrop(any, file, rect)).toBe(true)
  expect(mayCrop(any, `d${file.slice(1)}`, '5,5,5,5')).toBe(true)
  jest.advanceTimersByTime(500)
  expect(mayCrop(any, file, rect)).toBe(false)
  expect(mayCrop(any.replace('1000500', '1000501'), file, rect)).toBe(false)
})

test('no other text is a signature', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, until) => {
      expect(mayCrop(text, file, rect)).toBe(false)
      expect(mayCrop(`${until}-${text}`, file, rect)).toBe(false)
      expect(mayCrop(`${2e15 + until}-${text}`, file, rect)).toBe(false)
    }),
  )
})
