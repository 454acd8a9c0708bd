import { editorPreview, editorViewOf } from '../../../../lib/sanity/preview/editor.server.ts'
import { knownPerspective } from '../../../../lib/sanity/preview/perspective.ts'

const hour = 3_600_000
const perspectiveOf = (previewData: unknown) => editorViewOf(previewData)?.perspective

beforeEach(() => {
  process.env.SANITY_API_READ_TOKEN = 'a-token'
})

test.each([
  ['drafts', 'drafts'],
  ['published', 'published'],
  ['rSummer', ['rSummer']],
  ['rSummer,drafts', ['rSummer', 'drafts']],
  ['drafts,rSummer', ['drafts', 'rSummer']],
  ['rSummer-1,published', 'published'],
  ['rawhide', ['rawhide']],
  ['raw', undefined],
  ['"] | *[true', undefined],
  ['', undefined],
])('the perspective %j is read as %j', (written, meant) => expect(knownPerspective(written)).toEqual(meant))

test('the cookie holds the perspective until it ends', () => {
  expect(perspectiveOf(editorPreview('published', Date.now() + hour))).toBe('published')
  expect(perspectiveOf(editorPreview('rSummer,drafts', Date.now() + hour))).toEqual(['rSummer', 'drafts'])
  expect(perspectiveOf(editorPreview('drafts', Date.now() - 1))).toBeUndefined()
})

const until = Date.now() + hour
const signed = () => editorPreview('published', until)

test.each<[string, () => unknown]>([
  ['nothing', () => undefined],
  ['no data', () => ({})],
  ['a perspective alone, as whoever has an image can write', () => ({ perspective: 'drafts' })],
  ['no signature', () => ({ perspective: 'drafts', until })],
  ['an empty signature', () => ({ perspective: 'drafts', until, signature: '' })],
  ['another perspective', () => ({ ...signed(), perspective: 'drafts' })],
  ['a later end', () => ({ ...signed(), until: until + hour })],
  ['an unknown perspective', () => editorPreview('raw', until)],
])('a cookie with %s opens no draft', (_what, data) => expect(perspectiveOf(data())).toBeUndefined())

test('another token ends each preview', () => {
  const data = signed()
  process.env.SANITY_API_READ_TOKEN = 'another-token'
  expect(perspectiveOf(data)).toBeUndefined()
  delete process.env.SANITY_API_READ_TOKEN
  expect(perspectiveOf(data)).toBeUndefined()
  expect(signed).toThrow('SANITY_API_READ_TOKEN is not set')
})
