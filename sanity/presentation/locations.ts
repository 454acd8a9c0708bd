import type { DocumentLocation, DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { landingPagesShowing, pageTitle, pathsShowing } from '../../lib/site/pages.ts'
import { ownIds } from '../identity.ts'
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

/** Undefined for a type whose locations are fixed. */
function locationsQuery(type: string): string | undefined {
  if (type === 'landingPage') return landingPage
  const condition = landingPagesShowing(type)
  if (condition === undefined) return undefined
  // JSON is valid GROQ.
  const fixed = JSON.stringify(pathsShowing(type).map(fixedPage))
  const all = `(${fixed} + ${landingPagesWhere(condition)})`
  return `{ "locations": ${all}${type === 'faqItem' ? toTheQuestion : ''} }`
}

/** Changes that the queries depend on. */
const changes = /* groq */ `*[_type == "landingPage" || _id in $own]`

/** Live locations; fixed ones for some types; undefined for a type that is shown nowhere. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  const fetch = locationsQuery(type)
  if (fetch === undefined) {
    const paths = pathsShowing(type)
    return paths.length > 0 ? { locations: paths.map(fixedPage) } : undefined
  }
  const query = { fetch, listen: changes }
  const params = { id, own: ownIds(id) }
  return liveQuery<DocumentLocationsState>(documentStore, query, params, { perspective: perspectiveStack })
}
