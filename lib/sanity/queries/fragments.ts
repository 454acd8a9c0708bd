/** Parts of queries that several documents share. TypeGen follows the imports. */

export const file = /* groq */ `"asset": asset->{
  url, mimeType, size, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

export const image = /* groq */ `{ _type, alt, decorative, crop, hotspot, ${file} }`

/**
 * Whether visitors see what has these times, a document or an object such as `announcement.`; a
 * preview shows what is to come, too. A time that is missing or cannot be read limits nothing.
 */
export const visibleFilter = (
  of = '',
): string => /* groq */ `(coalesce(dateTime(${of}visibleFrom) <= dateTime(now()), true) || $preview)
    && coalesce(dateTime(${of}visibleUntil) > dateTime(now()), true)`

/** When the next landing page or announcement appears or disappears. */
export const nextChange = /* groq */ `"nextChange": (
  *[_type == "landingPage"].visibleFrom + *[_type == "landingPage"].visibleUntil
  + *[_id == "siteSettings"].announcement.visibleFrom + *[_id == "siteSettings"].announcement.visibleUntil
)[dateTime(@) > dateTime(now())] | order(dateTime(@) asc)[0]`

/**
 * The page of a link. A landing page is a reference, so the link follows its slug; it leads nowhere
 * while visitors do not see that page.
 */
export const pagePath = /* groq */ `select(
  defined(landingPage) => landingPage->{ "path": select(${visibleFilter()} => "/" + slug.current) }.path,
  page
)`

export const action = /* groq */ `{
  "_type": "action",
  label,
  kind,
  "page": ${pagePath},
  section,
  url,
  "file": file.asset->{ url, originalFilename }
}`

export const card = /* groq */ `{ _key, heading, text, "background": ground, image ${image} }`

/** The blocks of a text, with the pages of its links. */
export const richText = /* groq */ `[_type == "block"]{
  ...,
  markDefs[]{
    ..., _type, _key, "page": ${pagePath}, section, href
  }
}`

export const reviews = /* groq */ `*[_type == "review"] | order(orderRank asc) { _id, name, quote, rating }`

export const person = /* groq */ `{ _id, name, position, photo ${image} }`

export const team = /* groq */ `*[_type == "teamMember"] | order(orderRank asc) ${person}`

export const caseStudy = /* groq */ `{ _id, header, description, image ${image} }`

export const question = /* groq */ `{
  _id, question, "anchor": slug.current, "answer": coalesce(answer, [])${richText}
}`
