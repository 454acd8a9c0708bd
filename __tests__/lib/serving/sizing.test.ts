/** @jest-environment node */
import { ownAddress } from '../../../lib/blog/pictures/signature.server.ts'
import { maySize } from '../../../lib/serving/sizing.server.ts'
import { sizedAddress } from '../../../lib/sizedPictures.ts'

beforeEach(() => {
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
})

const photo = `/api/media/${'d'.repeat(40)}-640x480.jpg`
const foreign = "https://pictures.example/it's a call.png?size=1&x=%2F#part"
const inNumbers = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

test.each([
  ['picture', () => photo],
  ['part of a picture', () => `${photo}?rect=0,10,64,64`],
  ['picture of the blog', () => ownAddress(foreign)],
  ['version of a picture of the blog', () => ownAddress(foreign, 'abcdef01')],
])('a %s is sized for the address that pages have', (_name, address) => {
  expect(maySize(sizedAddress(address(), 640))).toBe(true)
})

test.each([
  ['no address', () => ''],
  ['another one', () => '/art/lost.svg'],
  ['another host', () => 'https://evil.example/a.png'],
  ['no address at all', () => '//['],
  ['more behind it', () => `${photo}?z=1`],
  ['what Next takes for the name', () => `${photo}?file=1`],
  ['no part', () => `${photo}?rect=1`],
  ['two parts', () => `${photo}?rect=0,0,1,1&rect=0,0,2,2`],
  ['more behind its part', () => `${photo}?rect=0,0,1,1&z=1`],
  ['a letter written as a number', () => photo.replace(/d/, inNumbers)],
  ['a detour', () => photo.replace('media/', 'media/x/../')],
  ['a place in it', () => `${photo}#x`],
  ['a blog’s without its signature', () => ownAddress(foreign).replace(/blog\/[^?]+/, 'blog/AAAA')],
  ['a blog’s with more behind it', () => `${ownAddress(foreign)}&z=1`],
  ['a blog’s with a version made up', () => `${ownAddress(foreign)}&v=00000000`],
  ['a blog’s in another spelling', () => ownAddress(foreign).replace('%2F', '%2f')],
  ['a blog’s signature in numbers', () => ownAddress(foreign).replace(/(?<=blog\/)./, inNumbers)],
  ['a blog’s by way of its post', () => '/api/media/blog/of?post=post-1'],
])('nothing is sized for an address with %s', (_name, address) => {
  expect(maySize(sizedAddress(address(), 640))).toBe(false)
})

test('other pages and odd requests are none of its business', () => {
  for (const target of ['/', '/blog?url=x', '*', '//[', '/api/media/x?z=1', ''])
    expect(maySize(target)).toBe(true)
})
