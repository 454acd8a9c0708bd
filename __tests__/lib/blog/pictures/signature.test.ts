/** @jest-environment node */
import crypto from 'node:crypto'
import { isOurs, ownAddress } from '../../../../lib/blog/pictures/signature.server.ts'

const url = 'https://blog.example.com/a b.png?x=1&y=2'

beforeEach(() => {
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
})

const signatureOf = (address: string) =>
  new URL(address, 'https://site.example').pathname.split('/').at(-1) ?? ''

test('an address carries the picture’s own and a signature that is believed', () => {
  const own = new URL(ownAddress(url), 'https://site.example')
  expect(own.searchParams.get('url')).toBe(url)
  expect(isOurs(url, signatureOf(ownAddress(url)))).toBe(true)
})

test.each(['', 'x', 'A'.repeat(22), 'é'.repeat(22)])('the signature %p is not believed', (signature) => {
  expect(isOurs(url, signature)).toBe(false)
})

test('how long the comparison takes does not tell how much of a signature is right', () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual')
  const [right, wrong] = [signatureOf(ownAddress(url)), 'A'.repeat(22)]
  isOurs(url, wrong)
  expect(compare.mock.calls.map(String)).toEqual([`${wrong},${right}`])
  compare.mockRestore()
})

test('the signature of one picture is none for another', () => {
  expect(isOurs(`${url}0`, signatureOf(ownAddress(url)))).toBe(false)
})

test('a signature under another secret is not believed', () => {
  const signature = signatureOf(ownAddress(url))
  process.env.SANITY_REVALIDATE_SECRET = 'another-secret-of-ours'
  expect(isOurs(url, signature)).toBe(false)
})
