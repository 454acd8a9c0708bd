import { useRouter } from 'next/router'
import { useMemo } from 'react'
import { jobSearchQuery, readJobSearch, type JobSearch } from '../../lib/jobs/address.ts'
import { useHydrated } from '../ui/useHydrated.ts'

const everything: JobSearch = { criteria: {}, page: 1 }

/**
 * The search lives in the address and nowhere else, so it can be shared, bookmarked and walked with Back and Forward.
 * `known` is false in the server's HTML, which is the same for every search, until the browser has told the address.
 */
export function useJobSearch() {
  const { pathname, query, isReady, push } = useRouter()
  const hydrated = useHydrated()
  const known = hydrated && isReady
  const search = useMemo(() => (known ? readJobSearch(query) : everything), [known, query])

  /** @returns whether the visitor is still here to see the results */
  function go(next: JobSearch): Promise<boolean> {
    // Shallow: the page's content is the same for every search.
    return push({ pathname, query: jobSearchQuery(next) }, undefined, { shallow: true, scroll: false })
  }

  return { search, known, go }
}
