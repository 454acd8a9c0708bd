/** Results on one page of the job search. Spec section 9. */
const jobsPerPage = 6

/** One page of a list, and how many pages there are. */
export type Page<Item> = {
  items: Item[]
  /** From 1; the nearest page that exists to the one that was asked for. */
  page: number
  /** At least 1: no results are one empty page. */
  pageCount: number
}

/** The items of one page, counted from 1. A number beyond the list gives its nearest page, and what is no number the first. */
export function paginate<Item>(
  items: readonly Item[],
  page: number,
  perPage: number = jobsPerPage,
): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / perPage))
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  return { items: items.slice((shown - 1) * perPage, shown * perPage), page: shown, pageCount }
}
