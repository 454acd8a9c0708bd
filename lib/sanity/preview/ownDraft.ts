/** Drafts, versions of releases and links have ids with a dot. What visitors see has none. */
const onlyPublished = (query: string): string => query.replaceAll('*[', '*[_id in path("*") && ')

const ownPage = /"page": \*\[_type == "\w+" && _id == (?:"\w+"|\$id)\]\[0\]/

/**
 * A page's query for the perspective `raw`, in which `$draft` stands in for the document `$id`.
 * All other documents are the published ones: references name them, and lists see no others.
 * @throws {Error} for a query without a page of its own
 */
export function withOwnDraft(query: string): string {
  const [before, after, ...more] = query.split(ownPage)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The query selects no page, or several: ${query.slice(0, 80)}`)
  const page = '"page": coalesce(*[_id == $draft][0], *[_id == $id][0])'
  return `${onlyPublished(before)}${page}${onlyPublished(after)}`
}
