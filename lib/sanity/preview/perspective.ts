import type { ClientPerspective } from 'next-sanity'
import type { GetStaticPropsContext } from 'next'
import { isObject } from '#lib/util/isObject.ts'

export type PreviewContext = Pick<GetStaticPropsContext, 'draftMode' | 'previewData'>

/** The drafts that a request may see; undefined for what is published, also in draft mode. */
export function perspectiveOf({ draftMode, previewData }: PreviewContext): ClientPerspective | undefined {
  if (!draftMode || !isObject(previewData) || typeof previewData.perspective !== 'string') return undefined
  return knownPerspective(previewData.perspective)
}

/** Release names begin with r. `raw` is refused: it would mix all versions of a document. */
const perspectiveName = /^(published|drafts|r(?!aw$)[A-Za-z0-9]+)$/

/** A perspective as the Studio writes it in a URL: a name, or a stack joined by commas. */
export function knownPerspective(written: string): ClientPerspective | undefined {
  const names = written.split(',').filter((name) => perspectiveName.test(name))
  if (names.length === 0) return undefined
  return names.length === 1 && (names[0] === 'published' || names[0] === 'drafts') ? names[0] : names
}

/** What keeps a previewed page live: query, parameters, initial result and its source map. */
export type Draft = {
  query: string
  params: Readonly<Record<string, string | boolean>>
  initial: { data: unknown; sourceMap: object | undefined; perspective: ClientPerspective }
}
