import { defineQuery } from 'next-sanity'
import type { PageId } from '#lib/site/pages.ts'
import { action, caseStudy, image, nextChange, question, team, visibleFilter } from './fragments.ts'
import { closing, homeSections, landingSections } from './sections.ts'

/**
 * One query per page; no view checks a list for null. Types: `npm run typegen`.
 * docs/specification.md#routes.
 */

const hero = /* groq */ `{
  heading,
  text,
  action ${action},
  image ${image},
  imageSmall ${image}
}`

/** Social networks show no SVGs: the page is then shared with the image of the settings. */
const seo = /* groq */ `{
  title,
  description,
  noIndex,
  "shareImage": select(shareImage.asset->mimeType != "image/svg+xml" => shareImage ${image})
}`

/** The only document of its type; an empty one until it is published for the first time. */
const only = (type: PageId | 'siteSettings') =>
  /* groq */ `coalesce(*[_type == "${type}" && _id == "${type}"][0], {})`

/** Landing pages in a menu. One that is not published has no slug here, and leaves the list. */
const menu = (field: 'menuStaffing' | 'menuInsights' | 'footerPages') => /* groq */ `coalesce(
  ${field}[defined(page->slug.current) && ${visibleFilter('page->')}]{
    "label": coalesce(label, page->title),
    "href": "/" + page->slug.current
  },
  []
)`

const settings = /* groq */ `${only('siteSettings')}{
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
  "social": coalesce(social, [])[]{ "_type": "socialLink", _key, network, url },
  footerHeadings,
  "menu": { "staffing": ${menu('menuStaffing')}, "insights": ${menu('menuInsights')}, "footer": ${menu('footerPages')} },
  "announcement": select(${visibleFilter('announcement.')} => announcement{ text, "background": ground, link ${action}, visibleUntil }),
  seo ${seo}
}`

/** What every page needs besides its own document. */
const shared = /* groq */ `"settings": ${settings}, ${nextChange}`

const homePageQuery = defineQuery(`{
  ${shared},
  "page": ${only('homePage')}{
    hero ${hero},
    ${homeSections},
    seo ${seo}
  }
}`)

const rolesPageQuery = defineQuery(`{
  ${shared},
  "page": ${only('rolesPage')}{
    hero ${hero},
    benefitsHeading,
    "benefits": coalesce(benefits, [])[]{ _key, heading, text, icon, "background": ground },
    ${closing},
    seo ${seo}
  },
  "groups": *[_type == "roleGroup"] | order(orderRank asc) {
    _id, title, line, tone, "roles": coalesce(roles, []), image ${image}
  }
}`)

const aboutPageQuery = defineQuery(`{
  ${shared},
  "page": ${only('aboutPage')}{
    hero ${hero},
    story { heading, "paragraphs": coalesce(paragraphs, []) },
    values { heading, "items": coalesce(items, [])[]{ _key, heading, text } },
    team { heading, text },
    "actions": coalesce(actions, [])[]{ _key, ...${action} },
    seo ${seo}
  },
  "team": ${team}
}`)

const caseStudiesPageQuery = defineQuery(`{
  ${shared},
  "page": ${only('caseStudiesPage')}{ hero ${hero}, listHeading, emptyText, seo ${seo} },
  "caseStudies": *[_type == "caseStudy"] | order(orderRank asc) ${caseStudy}
}`)

const faqPageQuery = defineQuery(`{
  ${shared},
  "page": ${only('faqPage')}{
    hero ${hero},
    aside { heading, text, action ${action} },
    emptyText,
    seo ${seo}
  },
  "items": *[_type == "faqItem"] | order(orderRank asc) ${question}
}`)

const contactPageQuery = defineQuery(`{
  ${shared},
  "page": ${only('contactPage')}{ hero ${hero}, labels, submitLabel, unavailableText, seo ${seo} }
}`)

const blogPageQuery = defineQuery(`{
  ${shared},
  "page": ${only('blogPage')}{ hero ${hero}, listHeading, moreHeading, seo ${seo} }
}`)

const jobSearchPageQuery = defineQuery(`{
  ${shared},
  "page": ${only('jobSearchPage')}{ hero ${hero}, finderHeading, resultsHeading, seo ${seo} }
}`)

const notFoundPageQuery = defineQuery(`{
  ${shared},
  "page": ${only('notFoundPage')}{
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

/** A page built by editors. */
const landingPage = /* groq */ `{
  title,
  "slug": slug.current,
  "sections": coalesce(sections[hidden != true], [])[]${landingSections},
  seo ${seo}
}`

export const landingPageQuery = defineQuery(`{
  ${shared},
  "page": *[_type == "landingPage" && slug.current == $slug && ${visibleFilter()}] | order(_id asc)[0]${landingPage}
}`)

export const landingPageIdQuery = defineQuery(
  `*[_type == "landingPage" && slug.current == $slug] | order(_id asc)[0]._id`,
)

/** For the preview: the slug may change. Not typed, since its result is `landingPageQuery`'s. */
export const landingPageByIdQuery = /* groq */ `{
  ${shared},
  "page": coalesce(*[_type == "landingPage" && _id == $id][0], {})${landingPage}
}`

/** The paths that are content: landing pages, whose times the reader compares, and redirects. */
export const contentPathsQuery = defineQuery(`{
  "landingPages": *[_type == "landingPage" && defined(slug.current)]{
    "slug": slug.current, "hidden": coalesce(seo.noIndex, false),
    "times": { visibleFrom, visibleUntil }, afterEnd
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
