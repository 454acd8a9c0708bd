/** @jest-environment node */
import fc from 'fast-check'
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
  expect(isOurs(signatureOf(ownAddress(url)), url)).toBe(true)
})

test.each(['', 'x', 'A'.repeat(22), 'é'.repeat(22)])('the signature %p is not believed', (signature) => {
  expect(isOurs(signature, url)).toBe(false)
})

test('how long the comparison takes does not tell how much of a signature is right', () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual')
  const [right, wrong] = [signatureOf(ownAddress(url)), 'A'.repeat(22)]
  isOurs(wrong, url)
  expect(compare.mock.calls.map(String)).toEqual([`${wrong},${right}`])
  compare.mockRestore()
})

test('the signature of one version is none for another, nor for none', () => {
  const signature = signatureOf(ownAddress(url, 'abcdef01'))
  expect(['abcdef01', 'abcdef02', undefined].map((version) => isOurs(signature, url, version))).toEqual([
    true,
    false,
    false,
  ])
})

test('browsers send an address as it was written, whatever is in it', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (start, more) => {
      const written = ownAddress(`${start}'${more}`)
      const { pathname, search } = new URL(written, 'https://site.example')
      expect(pathname + search).toBe(written)
    }),
  )
})

test('the signature of one picture is none for another', () => {
  expect(isOurs(signatureOf(ownAddress(url)), `${url}0`)).toBe(false)
})

test('a signature under another secret is not believed', () => {
  const signature = signatureOf(ownAddress(url))
  process.env.SANITY_REVALIDATE_SECRET = 'another-secret-of-ours'
  expect(isOurs(signature, url)).toBe(false)
})
