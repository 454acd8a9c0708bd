import { defineQuery } from 'next-sanity'
import type { PageId } from '../../site/pages.ts'

/** One query per page; no view checks a list for null. Types: `npm run typegen`. Spec 2 and 3. */

const file = /* groq */ `"asset": asset->{
  url, mimeType, size, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

const image = /* groq */ `{ _type, alt, decorative, crop, hotspot, ${file} }`

/** When visitors see it. `atMoment` leaves out what has a closed window. */
const window = /* groq */ `"window": { visibleFrom, visibleUntil }`

/** The page of a link. A landing page is a reference, so the link follows its slug. */
const pagePath = /* groq */ `coalesce("/" + landingPage->slug.current, page)`

/** Of a link to a landing page. A button may have another kind since. */
const pageWindow = /* groq */ `landingPage->{ visibleFrom, visibleUntil }`

const action = /* groq */ `{
  label,
  kind,
  "page": ${pagePath},
  "window": select(!(kind in ["url", "file", "call"]) => ${pageWindow}),
  url,
  "file": file.asset->{ url, originalFilename }
}`

const hero = /* groq */ `{
  heading,
  text,
  action ${action},
  image ${image},
  imageSmall ${image}
}`

const closing = /* groq */ `{ heading, text, action ${action} }`

const card = /* groq */ `{ _key, heading, text, ground, image ${image} }`

/** Social networks show no SVGs: the page is then shared with its social card. */
const seo = /* groq */ `{
  title,
  description,
  noIndex,
  "shareImage": select(shareImage.asset->mimeType != "image/svg+xml" => shareImage ${image})
}`

/** Landing pages in a menu. One that is not published has no slug here, and leaves the list. */
const menu = (field: 'menuStaffing' | 'menuInsights' | 'footerPages') => /* groq */ `coalesce(
  ${field}[defined(page->slug.current)]{
    "label": coalesce(label, page->title),
    "href": "/" + page->slug.current,
    "window": page->{ visibleFrom, visibleUntil }
  },
  []
)`

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
  "menu": { "staffing": ${menu('menuStaffing')}, "insights": ${menu('menuInsights')}, "footer": ${menu('footerPages')} },
  announcement{ text, ground, link ${action}, visibleUntil, ${window} },
  seo ${seo}
}`

const richText = /* groq */ `{
  ...,
  markDefs[]{ ..., _type, _key, "page": ${pagePath}, "window": ${pageWindow}, href }
}`

const hiring = /* groq */ `{ heading, text, action ${action}, "benefits": coalesce(benefits, [])[]${card} }`

const steps = /* groq */ `{ heading, "items": coalesce(items, [])[]{ _key, heading, text, image ${image} } }`

const staffing = /* groq */ `{ heading, text, action ${action}, "cards": coalesce(cards, [])[]${card} }`

const stats = /* groq */ `{ label, "items": coalesce(items, [])[]{ _key, value, suffix, label, seconds } }`

const reasons = /* groq */ `{ heading, text, action ${action}, "items": coalesce(items, []) }`

const training = /* groq */ `{ heading, text, action ${action}, "images": coalesce(images, [])[]{ _key, ...${image} } }`

const reviews = /* groq */ `*[_type == "review"] | order(orderRank asc) { _id, name, quote, rating }`

const homePageQuery = defineQuery(`{
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

const rolesPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "rolesPage" && _id == "rolesPage"][0]{
    hero ${hero},
    benefitsHeading,
    "benefits": coalesce(benefits, [])[]{ _key, heading, text, icon, ground },
    closing ${closing},
    seo ${seo}
  },
  "groups": *[_type == "roleGroup"] | order(orderRank asc) {
    _id, title, line, tone, "roles": coalesce(roles, []), image ${image}
  }
}`)

const person = /* groq */ `{ _id, name, position, photo ${image} }`

const team = /* groq */ `*[_type == "teamMember"] | order(orderRank asc) ${person}`

const aboutPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "aboutPage" && _id == "aboutPage"][0]{
    hero ${hero},
    story { heading, "paragraphs": coalesce(paragraphs, []) },
    values { heading, "items": coalesce(items, [])[]{ _key, heading, text } },
    team { heading, text },
    "actions": coalesce(actions, [])[]{ _key, ...${action} },
    seo ${seo}
  },
  "team": ${team}
}`)

const caseStudy = /* groq */ `{ _id, header, description, image ${image} }`

const caseStudiesPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "caseStudiesPage" && _id == "caseStudiesPage"][0]{ hero ${hero}, listHeading, emptyText, seo ${seo} },
  "caseStudies": *[_type == "caseStudy"] | order(orderRank asc) ${caseStudy}
}`)

const question = /* groq */ `{
  _id, question, "anchor": slug.current, "answer": coalesce(answer, [])[]${richText}
}`

const faqPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "faqPage" && _id == "faqPage"][0]{
    hero ${hero},
    aside { heading, text, action ${action} },
    emptyText,
    seo ${seo}
  },
  "items": *[_type == "faqItem"] | order(orderRank asc) ${question}
}`)

const contactPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "contactPage" && _id == "contactPage"][0]{ hero ${hero}, labels, submitLabel, unavailableText, seo ${seo} }
}`)

const blogPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "blogPage" && _id == "blogPage"][0]{ hero ${hero}, listHeading, moreHeading, seo ${seo} }
}`)

const jobSearchPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "jobSearchPage" && _id == "jobSearchPage"][0]{ hero ${hero}, finderHeading, resultsHeading, seo ${seo} }
}`)

const notFoundPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "notFoundPage" && _id == "notFoundPage"][0]{
    heading,
    text,
    image ${image},
    "actions": coalesce(actions, [])[]{ _key, ...${action} },
    seo ${seo}
  }
}`)

/** Types of the pages hidden from search engines. `$pageTypes` are the ids of the page table. */
export const hiddenPagesQuery = defineQuery(
  `*[_type in $pageTypes && _id == _type && seo.noIndex == true]._type`,
)

export const headlinesQuery = defineQuery(`{
  "pages": *[_type in $pageTypes && _id == _type && defined(hero.heading)]{ _id, "headline": hero.heading },
  "landingPages": *[_type == "landingPage" && defined(slug.current)]{
    "slug": slug.current, title, ${window}, "headline": sections[_type == "heroSection"][0].heading
  }
}`)

/** A page built by editors. Each section is a home page with only that section filled in. */
const landingPage = /* groq */ `{
  title,
  "slug": slug.current,
  ${window},
  "sections": coalesce(sections[hidden != true], [])[]{
    _type,
    _key,
    _type == "heroSection" => { ground, "hero": { heading, text, action ${action}, image ${image} } },
    _type == "benefitsSection" => { "hiring": ${hiring} },
    _type == "stepsSection" => { "steps": ${steps} },
    _type == "roleCardsSection" => { "staffing": ${staffing} },
    _type == "statsSection" => { "stats": ${stats} },
    _type == "reasonsSection" => { "reasons": ${reasons} },
    _type == "reviewsSection" => { "reviews": { heading }, "quotes": ${reviews} },
    _type == "trainingSection" => { "training": ${training} },
    _type == "questionsSection" => { heading, "questions": coalesce(questions, [])[]->${question} },
    _type == "textSection" => { heading, "text": coalesce(text, [])[]${richText} },
    _type == "pictureTextSection" => {
      heading, "text": coalesce(text, [])[]${richText}, action ${action}, image ${image}, side
    },
    _type == "videoSection" => { heading, text, url, title, image ${image} },
    _type == "logosSection" => {
      heading, "logos": coalesce(logos, [])[]{ _key, _type, "alt": name, "decorative": false, crop, hotspot, ${file} }
    },
    _type == "contactFormSection" => {
      heading, text, submitLabel, thanks,
      "unavailableText": *[_type == "contactPage" && _id == "contactPage"][0].unavailableText
    },
    _type == "caseStudiesSection" => { heading, text, "caseStudies": coalesce(caseStudies, [])[]->${caseStudy} },
    _type == "teamSection" => { heading, text, "people": select(count(people) > 0 => coalesce(people, [])[]->${person}, ${team}) },
    _type == "postsSection" => { heading, count },
    _type == "jobsSection" => { heading, text, category, linkLabel },
    _type == "closingSection" => { "closing": ${closing} }
  },
  seo ${seo}
}`

export const landingPageQuery = defineQuery(`{
  "settings": ${settings},
  "page": *[_type == "landingPage" && slug.current == $slug] | order(_id asc)[0]${landingPage}
}`)

export const landingPageIdQuery = defineQuery(
  `*[_type == "landingPage" && slug.current == $slug] | order(_id asc)[0]._id`,
)

/** For the preview: the slug may change. Not typed, since its result is `landingPageQuery`'s. */
export const landingPageByIdQuery = /* groq */ `{
  "settings": ${settings},
  "page": *[_type == "landingPage" && _id == $id][0]${landingPage}
}`

/** The paths that are content: landing pages by slug, and redirects. */
export const contentPathsQuery = defineQuery(`{
  "landingPages": *[_type == "landingPage" && defined(slug.current)]{
    "slug": slug.current, "hidden": coalesce(seo.noIndex, false), ${window}
  },
  "redirects": *[_type == "redirect" && defined(from) && defined(to)] | order(_createdAt asc) {
    from, to, "permanent": coalesce(permanent, false)
  }
}`)

/** The documents that refer to one, with their slugs if they are landing pages. */
export const referringQuery = defineQuery(`*[references($id)]{ _id, _type, "slug": slug.current }`)

export const revisionQuery = defineQuery(`*[_id == $id][0]._rev`)

export const pageQueries = {
  homePage: homePageQuery,
  rolesPage: rolesPageQuery,
  aboutPage: aboutPageQuery,
  caseStudiesPage: caseStudiesPageQuery,
  faqPage: faqPageQuery,
  contactPage: contactPageQuery,
  blogPage: blogPageQuery,
  jobSearchPage: jobSearchPageQuery,
  notFoundPage: notFoundPageQuery,
} as const satisfies Record<PageId, string>
