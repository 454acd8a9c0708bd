import type { DocumentLocation, DocumentLocationResolver } from 'sanity/presentation'
import { publicEnv } from '../lib/env.ts'
import { sitePages } from '../lib/routes.ts'
import { onLandingPages, pageTitle, shownOn } from '../lib/shownOn.ts'
import { ownIds } from './identity.ts'
import { keepAsking } from './keepAsking.ts'

/** Where a document is shown, said above its form with links into the preview. */

const fixedPage = (href: string): DocumentLocation => ({ title: pageTitle(href), href })

/** The landing pages of a condition, as places that can be opened. */
const landingPagesWhere = (condition: string) => /* groq */ `(
  *[_type == "landingPage" && defined(slug.current) && (${condition})]{
    "title": coalesce(title, "Landing page"),
    "href": "/" + slug.current
  } | order(title asc)
)`

/** On each of its places a question can be opened by a link of its own. */
const toTheQuestion = /* groq */ `[]{ title, "href": href + coalesce("#" + *[_id == $id][0].slug.current, "") }`

/** Said of a document that is deleted and of one that is not saved yet, between which the lake knows no difference. Never nothing: forms would jump. */
const absent = /* groq */ `{ "message": "Not on the site." }`

/** A page's own address. */
const landingPage = /* groq */ `coalesce(
  *[_id == $id][0]{
    ...select(
      defined(slug.current) => { "locations": ${landingPagesWhere('_id == $id')} },
      { "message": "Give this page its address first.", "tone": "caution" }
    )
  },
  ${absent}
)`

/** First parts of the addresses that are there whatever editors do; what stands below `/blog` is not theirs. */
const sitePlaces = JSON.stringify(sitePages.map(({ path }) => path.split('/')[1]))

/**
 * A redirect is seen by nobody: it only leads on, and that not before it is published, nor to a landing page that visitors cannot see. That asks
 * for drafts and what is published apart, which no perspective but the raw one shows.
 */
const redirect = /* groq */ `coalesce(
  (*[_id in $own] | order(select(_id in path("drafts.**") => 0, 1)))[0]{
    from,
    to,
    "page": string::split(string::split(to, "#")[0], "?")[0],
    "who": select(_id in path("drafts.**") => "Once this is published, visitors of ", "Visitors of ") + from
  }{
    ...select(
      !defined(from) || !defined(to) => { "message": "Not complete yet." },
      string::split(page, "/")[1] in ${sitePlaces} ||
        page in *[_type in ["landingPage", "redirect"] && !(_id in path("drafts.**"))]{
          "path": coalesce(from, "/" + slug.current)
        }.path =>
        { "message": who + " are sent to " + to },
      { "message": who + " get “page not found”: no page is published at " + page, "tone": "critical" }
    )
  },
  ${absent}
)`

/** The query for the places of a document; undefined for a type whose places are known without one. */
function placesQuery(type: string): string | undefined {
  if (type === 'landingPage') return landingPage
  if (type === 'redirect') return redirect
  const condition = onLandingPages[type]
  if (condition === undefined) return undefined
  // JSON is GROQ as well.
  const fixed = JSON.stringify((shownOn[type] ?? []).map(fixedPage))
  const places = `(${fixed} + ${landingPagesWhere(condition)})`
  return `{ "locations": ${places}${type === 'faqItem' ? toTheQuestion : ''} }`
}

/** Any of these may change what a query above says. */
const changes = /* groq */ `*[_type in ["landingPage", "redirect"] || _id in $own]`

/** The places as they change, or at once where the type alone tells them; undefined for a type that is shown nowhere. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  const fetch = placesQuery(type)
  if (fetch === undefined) return shownOn[type] && { locations: shownOn[type].map(fixedPage) }
  const params = { id, own: ownIds(id) }
  const { apiVersion } = publicEnv.sanity
  return keepAsking(() =>
    documentStore.listenQuery({ fetch, listen: changes }, params, {
      apiVersion,
      perspective: type === 'redirect' ? 'raw' : perspectiveStack,
    }),
  )
}
