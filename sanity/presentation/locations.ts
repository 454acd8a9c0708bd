import { isDraftId } from '@sanity/client/csm'
import { map } from 'rxjs'
import type { DocumentLocation, DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { publicEnv } from '../../lib/site/env.ts'
import { onLandingPages, pageTitle, pathsShowing } from '../../lib/site/pages.ts'
import { ownIds } from '../identity.ts'
import { lostBecause, waysQuery, type RedirectDraft, type Ways } from '../redirects.ts'
import { keepAsking } from './retrying.ts'

/** "Used on": the pages that show a document, with links into the preview. */

const fixedPage = (href: string): DocumentLocation => ({ title: pageTitle(href), href })

/** The landing pages that match a condition, as locations. */
const landingPagesWhere = (condition: string) => /* groq */ `(
  *[_type == "landingPage" && defined(slug.current) && (${condition})]{
    "title": coalesce(title, "Landing page"),
    "href": "/" + slug.current
  } | order(title asc)
)`

/** Adds the question's fragment to each location. */
const toTheQuestion = /* groq */ `[]{ title, "href": href + coalesce("#" + *[_id == $id][0].slug.current, "") }`

/** For a deleted or unsaved document. Without a message, the form would jump. */
const absent = /* groq */ `{ "message": "Not on the site." }`

const landingPage = /* groq */ `coalesce(
  *[_id == $id][0]{
    ...select(
      defined(slug.current) => { "locations": ${landingPagesWhere('_id == $id')} },
      { "message": "Give this page its address first.", "tone": "caution" }
    )
  },
  ${absent}
)`

/** Drafts first. */
const redirect = /* groq */ `{
  "redirect": (*[_id in $own] | order(select(_id in path("drafts.**") => 0, 1)))[0]{ _id, from, to },
  "ways": ${waysQuery}
}`

/** What visitors of a redirect get. */
function wayOf({ redirect, ways }: { redirect: RedirectDraft | null; ways: Ways }): DocumentLocationsState {
  if (!redirect) return { message: 'Not on the site.' }
  const { _id, from, to } = redirect
  if (!from || !to) return { message: 'Not complete yet.' }
  const visitors = `${isDraftId(_id) ? 'Once this is published, visitors' : 'Visitors'} of ${from}`
  const why = lostBecause(redirect, ways, Date.now())
  if (!why) return { message: `${visitors} are sent to ${to}` }
  return { message: `${visitors} get “page not found”: ${why}`, tone: 'critical' }
}

/** Undefined for a type whose locations are fixed. */
function locationsQuery(type: string): string | undefined {
  if (type === 'landingPage') return landingPage
  if (type === 'redirect') return redirect
  const condition = onLandingPages[type]
  if (condition === undefined) return undefined
  // JSON is valid GROQ.
  const fixed = JSON.stringify(pathsShowing(type).map(fixedPage))
  const all = `(${fixed} + ${landingPagesWhere(condition)})`
  return `{ "locations": ${all}${type === 'faqItem' ? toTheQuestion : ''} }`
}

/** Changes that the queries depend on. */
const changes = /* groq */ `*[_type in ["landingPage", "redirect"] || _id in $own]`

/** Live locations; fixed ones for some types; undefined for a type that is shown nowhere. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  const fetch = locationsQuery(type)
  if (fetch === undefined) {
    const paths = pathsShowing(type)
    return paths.length > 0 ? { locations: paths.map(fixedPage) } : undefined
  }
  const params = { id, own: ownIds(id) }
  const { apiVersion } = publicEnv.sanity
  // The raw one tells drafts from published documents.
  const perspective = type === 'redirect' ? 'raw' : perspectiveStack
  const results = keepAsking(() =>
    documentStore.listenQuery({ fetch, listen: changes }, params, { apiVersion, perspective }),
  )
  return type === 'redirect' ? results.pipe(map(wayOf)) : results
}
