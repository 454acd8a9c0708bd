import { isDraftId } from '@sanity/client/csm'
import { map } from 'rxjs'
import type { DocumentLocation, DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { onLandingPages, pageTitle, pathsShowing } from '../../lib/site/pages.ts'
import { ownIds } from '../identity.ts'
import { lostBecause, targetsQuery, type RedirectDraft, type Targets } from '../redirects.ts'
import { liveQuery } from '../studioClient.ts'

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
const notOnSite = /* groq */ `{ "message": "Not on the site." }`

const landingPage = /* groq */ `coalesce(
  *[_id == $id][0]{
    ...select(
      defined(slug.current) => { "locations": ${landingPagesWhere('_id == $id')} },
      { "message": "Give this page its address first.", "tone": "caution" }
    )
  },
  ${notOnSite}
)`

/** Drafts first. */
const redirect = /* groq */ `{
  "redirect": (*[_id in $own] | order(select(_id in path("drafts.**") => 0, 1)))[0]{ _id, from, to },
  "targets": ${targetsQuery}
}`

type Fate = { redirect: RedirectDraft | null; targets: Targets }

/** What visitors of a redirect get. */
function fateOf({ redirect, targets }: Fate): DocumentLocationsState {
  if (!redirect) return { message: 'Not on the site.' }
  const { _id, from, to } = redirect
  if (!from || !to) return { message: 'Not complete yet.' }
  const visitors = `${isDraftId(_id) ? 'Once this is published, visitors' : 'Visitors'} of ${from}`
  const why = lostBecause(redirect, targets, Date.now())
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
  const query = { fetch, listen: changes }
  const params = { id, own: ownIds(id) }
  // The raw perspective, by default, tells drafts from published documents.
  return type === 'redirect'
    ? liveQuery<Fate>(documentStore, query, params).pipe(map(fateOf))
    : liveQuery<DocumentLocationsState>(documentStore, query, params, { perspective: perspectiveStack })
}
