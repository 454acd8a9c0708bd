import { namedSections } from '../../site/sectionAnchors.ts'

/** Parts of queries that several documents share. TypeGen follows the imports. */

export const file = /* groq */ `"asset": asset->{
  url, mimeType, size, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

export const image = /* groq */ `{ _type, alt, decorative, crop, hotspot, ${file} }`

/** When visitors see it. `visibleAt` leaves out what has a closed window. */
export const window = /* groq */ `"window": { visibleFrom, visibleUntil }`

/** The page of a link. A landing page is a reference, so the link follows its slug. */
const pagePath = /* groq */ `coalesce("/" + landingPage->slug.current, page)`

/** Of a link to a landing page. A button may have another kind since. */
const pageWindow = /* groq */ `landingPage->{ visibleFrom, visibleUntil }`

const pageSections = /* groq */ `landingPage->${namedSections}`

export const action = /* groq */ `{
  label,
  kind,
  "page": ${pagePath},
  section,
  "sections": ${pageSections},
  "window": select(!(kind in ["url", "file", "call"]) => ${pageWindow}),
  url,
  "file": file.asset->{ url, originalFilename }
}`

/** A page of this site alone, with its window. */
export const pageTarget = /* groq */ `{ "page": ${pagePath}, "window": ${pageWindow} }`

export const card = /* groq */ `{ _key, heading, text, ground, image ${image} }`

export const richText = /* groq */ `{
  ...,
  markDefs[]{
    ..., _type, _key, "page": ${pagePath}, section, "sections": ${pageSections}, "window": ${pageWindow}, href
  }
}`

export const reviews = /* groq */ `*[_type == "review"] | order(orderRank asc) { _id, name, quote, rating }`

export const person = /* groq */ `{ _id, name, position, photo ${image} }`

export const team = /* groq */ `*[_type == "teamMember"] | order(orderRank asc) ${person}`

export const caseStudy = /* groq */ `{ _id, header, description, image ${image} }`

export const question = /* groq */ `{
  _id, question, "anchor": slug.current, "answer": coalesce(answer, [])[]${richText}
}`
