import { defineQuery } from 'next-sanity'

/**
 * What each page asks of the content lake: one query a page, shaped so that no view checks a list for null.
 * The result types are generated from these (`npm run typegen`). Spec sections 2 and 3.
 */

const picture = /* groq */ `{
  _type,
  alt,
  decorative,
  crop,
  hotspot,
  "asset": asset->{ url, mimeType, size, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
}`

/** The page that a link leads to. A landing page is referred to, so that its link follows it to another address. */
const pagePath = /* groq */ `coalesce("/" + landingPage->slug.current, page)`

const action = /* groq */ `{
  label,
  kind,
  "page": ${pagePath},
  url,
  "file": file.asset->{ url, originalFilename }
}`

const hero = /* groq */ `{
  heading,
  text,
  action ${action},
  image ${picture},
  imageSmall ${picture}
}`

const closing = /* groq */ `{ heading, text, action ${action} }`

const card = /* groq */ `{ _key, heading, text, ground, image ${picture} }`

/** Social networks show no drawings: with one, the page is shared with the card of its headline as if it had no picture. */
const seo = /* groq */ `{
  title,
  description,
  noIndex,
  "shareImage": select(shareImage.asset->mimeType != "image/svg+xml" => shareImage ${picture})
}`

const settings = /* groq */ `*[_type == "siteSettings" && _id == "siteSettings"][0]{
  name,
  legalName,
  tagline,
  intro,
  phone,
  fax,
  email,
  postalAddress,
  office,
  officeLabel,
  "social": coalesce(social, [])[]{ _key, network, url },
  footerHeadings,
  seo ${seo}
}`

const richText = /* groq */ `{
  ...,
  markDefs[]{ ..., _type, _key, "page": ${pagePath}, href }
}`

const hiring = /* groq */ `{ heading, text, action ${action}, "benefits": coalesce(benefits, [])[]${card} }`

const steps = /* groq */ `{ heading, "items": coalesce(items, [])[]{ _key, heading, text, image ${picture} } }`

const staffing = /* groq */ `{ heading, text, action ${action}, "cards": coalesce(cards, [])[]${card} }`

const stats = /* groq */ `{ label, "items": coalesce(items, [])[]{ _key, value, suffix, label, seconds } }`

const reasons = /* groq */ `{ heading, text, action ${action}, "items": coalesce(items, []) }`

const training = /* groq */ `{ heading, text, action ${action}, "images": coalesce(images, [])[]{ _key, ...${picture} } }`

const reviews = /* groq */ `*[_type == "review"] | order(orderRank asc) { _id, name, quote, rating }`

export const homePageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "homePage" && _id == "homePage"][0]{
    hero ${hero},
    hiring ${hiring},
    steps ${steps},
    staffing ${staffing},
    stats ${stats},
    reasons ${reasons},
    reviews { heading },
    training ${training},
    insights { heading },
    closing ${closing},
    seo ${seo}
  },
  "reviews": ${reviews}
}`)

export const rolesPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "rolesPage" && _id == "rolesPage"][0]{
    hero ${hero},
    benefitsHeading,
    "benefits": coalesce(benefits, [])[]{ _key, heading, text, icon, ground },
    closing ${closing},
    seo ${seo}
  },
  "groups": *[_type == "roleGroup"] | order(orderRank asc) {
    _id, title, line, tone, "roles": coalesce(roles, []), image ${picture}
  }
}`)

export const aboutPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "aboutPage" && _id == "aboutPage"][0]{
    hero ${hero},
    story { heading, "paragraphs": coalesce(paragraphs, []) },
    values { heading, "items": coalesce(items, [])[]{ _key, heading, text } },
    team { heading, text },
    "actions": coalesce(actions, [])[]{ _key, ...${action} },
    seo ${seo}
  },
  "team": *[_type == "teamMember"] | order(orderRank asc) { _id, name, position, photo ${picture} }
}`)

export const caseStudiesPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "caseStudiesPage" && _id == "caseStudiesPage"][0]{ hero ${hero}, listHeading, emptyText, seo ${seo} },
  "caseStudies": *[_type == "caseStudy"] | order(orderRank asc) { _id, header, description, image ${picture} }
}`)

const question = /* groq */ `{
  _id, question, "anchor": slug.current, "answer": coalesce(answer, [])[]${richText}
}`

export const faqPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "faqPage" && _id == "faqPage"][0]{
    hero ${hero},
    aside { heading, text, action ${action} },
    emptyText,
    seo ${seo}
  },
  "items": *[_type == "faqItem"] | order(orderRank asc) ${question}
}`)

export const contactPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "contactPage" && _id == "contactPage"][0]{ hero ${hero}, labels, submitLabel, unavailableText, seo ${seo} }
}`)

export const blogPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "blogPage" && _id == "blogPage"][0]{ hero ${hero}, listHeading, moreHeading, seo ${seo} }
}`)

export const jobSearchPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "jobSearchPage" && _id == "jobSearchPage"][0]{ hero ${hero}, finderHeading, resultsHeading, seo ${seo} }
}`)

export const notFoundPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "notFoundPage" && _id == "notFoundPage"][0]{
    heading,
    text,
    image ${picture},
    "actions": coalesce(actions, [])[]{ _key, ...${action} },
    seo ${seo}
  }
}`)

/** Named, because a lake finds documents by their type at once, and by a comparison of fields only by reading every one. */
const pageTypes = /* groq */ `["homePage", "rolesPage", "aboutPage", "caseStudiesPage", "faqPage", "contactPage", "blogPage", "jobSearchPage", "notFoundPage"]`

/** Types of the pages that an editor has hidden from search engines. Pages exist once, so the type names the page. */
export const hiddenPagesQuery = defineQuery(
  `*[_type in ${pageTypes} && _id == _type && seo.noIndex == true]._type`,
)

/** The headlines of the pages, for the pictures that are shown beside shared links. A landing page may still lack its own. */
export const headlinesQuery = defineQuery(`{
  "pages": *[_type in ${pageTypes} && _id == _type && defined(hero.heading)]{ _id, "headline": hero.heading },
  "landingPages": *[_type == "landingPage" && defined(slug.current)]{
    "slug": slug.current, title, "headline": sections[_type == "heroSection"][0].heading
  }
}`)

/** A page that editors build themselves. Each section is a home page on which only that section is filled in: the same view shows both. */
const landingPage = /* groq */ `{
  title,
  "slug": slug.current,
  "sections": coalesce(sections, [])[]{
    _type,
    _key,
    _type == "heroSection" => { ground, "hero": { heading, text, action ${action}, image ${picture} } },
    _type == "benefitsSection" => { "hiring": ${hiring} },
    _type == "stepsSection" => { "steps": ${steps} },
    _type == "roleCardsSection" => { "staffing": ${staffing} },
    _type == "statsSection" => { "stats": ${stats} },
    _type == "reasonsSection" => { "reasons": ${reasons} },
    _type == "reviewsSection" => { "reviews": { heading }, "quotes": ${reviews} },
    _type == "trainingSection" => { "training": ${training} },
    _type == "questionsSection" => { heading, "questions": coalesce(questions, [])[]->${question} },
    _type == "closingSection" => { "closing": ${closing} }
  },
  seo ${seo}
}`

/** The landing page that visitors find at the end of an address. */
export const landingPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "landingPage" && slug.current == $slug] | order(_id asc)[0]${landingPage}
}`)

/** Which landing page an editor means by the end of its address. */
export const landingPageIdQuery = defineQuery(
  `*[_type == "landingPage" && slug.current == $slug] | order(_id asc)[0]._id`,
)

/**
 * The same page by its document, for the preview: its address may change while an editor looks at it. Not for the type generator, because it
 * answers as `landingPageQuery` does.
 */
export const landingPageByIdQuery = /* groq */ `{
  "settings": ${settings},
  "page": *[_type == "landingPage" && _id == $id][0]${landingPage}
}`

/** What stands at addresses that are content: landing pages by the end of their address, and redirects. */
export const addressesQuery = defineQuery(`{
  "landingPages": *[_type == "landingPage" && defined(slug.current)]{
    "slug": slug.current, "hidden": coalesce(seo.noIndex, false)
  },
  "redirects": *[_type == "redirect" && defined(from) && defined(to)] | order(_createdAt asc) {
    from, to, "permanent": coalesce(permanent, false)
  }
}`)

/** The documents that refer to one, a landing page for instance, and where each stands if it is a landing page itself. */
export const referringQuery = defineQuery(`*[references($id)]{ _id, _type, "slug": slug.current }`)

/** Which state of a document queries know: null where they know none. */
export const revisionQuery = defineQuery(`*[_id == $id][0]._rev`)
