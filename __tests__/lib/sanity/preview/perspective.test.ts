/** @jest-environment node */
import { parsePerspective, perspectiveOf } from '../../../../lib/sanity/preview/perspective.ts'

test.each([
  ['drafts', 'drafts'],
  ['published', 'published'],
  ['rSummer', ['rSummer']],
  ['rSummer,drafts', ['rSummer', 'drafts']],
  ['drafts,rSummer', ['drafts', 'rSummer']],
  ['rSummer-1,published', 'published'],
  ['rawhide', ['rawhide']],
  ['raw', 'drafts'],
  ['"] | *[true', 'drafts'],
  ['', 'drafts'],
])('reads the perspective %j as %j', (written, meant) => expect(parsePerspective(written)).toEqual(meant))

test.each([[undefined], [null], ['drafts'], [{}], [{ perspective: 7 }]])(
  'shows only what is published when the cookie holds %j',
  (data) => expect(perspectiveOf(data)).toBe('published'),
)

test('takes the perspective out of the cookie', () =>
  expect(perspectiveOf({ perspective: 'published' })).toBe('published'))
