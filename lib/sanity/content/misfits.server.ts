import { onLandingPages, pages, type PageId } from '../../site/pages.ts'
import { isObject } from '../../util/isObject.ts'
import { fit } from './shape.ts'
import { documentShapes } from './shapes.generated.ts'

/** Of one document in the log. */
const maxPaths = 5

/** GROQ filter for the documents that a page shows. `$slug` is a landing page's. */
function shownOn(id: PageId | 'landingPage'): string {
  const types = id === 'landingPage' ? Object.keys(onLandingPages) : ['siteSettings', id, ...pages[id].lists]
  const listed = `_type in ${JSON.stringify(types)}`
  return id === 'landingPage' ? `${listed} || (_type == "landingPage" && slug.current == $slug)` : listed
}

/** A page query that also asks for the documents themselves, which projections hide. */
export const withDocuments = (id: PageId | 'landingPage', query: string): string =>
  `{"content": ${query}, "documents": *[${shownOn(id)}]}`

/** Logs each document with a field of a type that its schema does not have. */
export function logMisfits(documents: unknown): void {
  for (const document of Array.isArray(documents) ? (documents as unknown[]) : []) {
    if (!isObject(document)) continue
    const { _id, _type } = document
    const shape =
      typeof _type === 'string' && Object.hasOwn(documentShapes, _type) ? documentShapes[_type] : undefined
    const paths: string[] = []
    if (shape) fit(shape, document, (path) => paths.push(path))
    if (paths.length === 0) continue
    const named = [...paths.slice(0, maxPaths), ...(paths.length > maxPaths ? ['...'] : [])].join(', ')
    console.warn(`[content] ${String(_type)} "${String(_id)}": not of the schema's type, left out: ${named}`)
  }
}
