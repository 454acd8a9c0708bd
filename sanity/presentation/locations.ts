import type { DocumentLocation, DocumentLocationResolver } from 'sanity/presentation'
import { publicEnv } from '../../lib/site/env.ts'
import { onLandingPages, pageTitle, pathsShowing, sitePages } from '../../lib/site/pages.ts'
import { ownIds } from '../identity.ts'
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

/** The first path segments of site pages. */
const siteSegments = JSON.stringify(sitePages.map(({ path }) => path.split('/')[1]))

/** What visitors of a redirect get. Raw perspective: it tells drafts from published documents. */
const redirect = /* groq */ `coalesce(
  (*[_id in $own] | order(select(_id in path("drafts.**") => 0, 1)))[0]{
    from,
    to,
    "page": string::split(string::split(to, "#")[0], "?")[0],
    "who": select(_id in path("drafts.**") => "Once this is published, visitors of ", "Visitors of ") + from
  }{
    ...select(
      !defined(from) || !defined(to) => { "message": "Not complete yet." },
      string::split(page, "/")[1] in ${siteSegments} ||
        page in *[_type in ["landingPage", "redirect"] && !(_id in path("drafts.**"))]{
          "path": coalesce(from, "/" + slug.current)
        }.path =>
        { "message": who + " are sent to " + to },
      { "message": who + " get “page not found”: no page is published at " + page, "tone": "critical" }
    )
  },
  ${absent}
)`

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
  return keepAsking(() =>
    documentStore.listenQuery({ fetch, listen: changes }, params, {
      apiVersion,
      perspective: type === 'redirect' ? 'raw' : perspectiveStack,
    }),
  )
}
