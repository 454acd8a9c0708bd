import { knownPerspective, perspectiveOf } from '#lib/sanity/preview/perspective.ts'

test.each([
  ['rSummer,drafts', ['rSummer', 'drafts']],
  ['rSummer-1,published', 'published'],
  ['rawhide', ['rawhide']],
  ['raw', undefined],
  ['"] | *[true', undefined],
  ['', undefined],
])('the perspective %j is read as %j', (written, meant) => expect(knownPerspective(written)).toEqual(meant))

test.each<[string, object]>([
  ['without draft mode', { draftMode: false, previewData: { perspective: 'drafts' } }],
  ['without data', { draftMode: true }],
  ['of a list', { draftMode: true, previewData: { perspective: ['drafts'] } }],
  ['of an unknown perspective', { draftMode: true, previewData: { perspective: 'raw' } }],
])('a request %s shows no draft', (_what, context) => expect(perspectiveOf(context)).toBeUndefined())
