import { getPublishedId } from '@sanity/client/csm'
import type { Verdict } from './target.ts'

/**
 * A page or the settings must have the type's name as its id: the site looks for that one. A second one, made through
 * a typed address, cannot be published.
 */
export function checkOnlyOne(document: { _id?: string; _type?: string } | undefined): Verdict {
  if (!document?._id || getPublishedId(document._id) === document._type) return true
  return 'This page exists already. Open it from the sidebar: the site would not show this second one.'
}
