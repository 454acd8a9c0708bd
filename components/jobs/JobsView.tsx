import Head from 'next/head'
import { useMemo, useRef } from 'react'
import { useRouter } from 'next/router'
import { hasCriteria } from '#lib/jobs/search.ts'
import type { JobSearchPage } from '#lib/sanity/page/pageTypes.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { scrollToAndFocus } from '../hooks/scroll.ts'
import { jobSearchQuery, readJobSearch, type JobSearch } from '#lib/jobs/query.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { JobFinder } from './JobFinder.tsx'
import { JobResults } from './JobResults.tsx'

/** /job-seeker and /search-all-jobs. docs/specification.md#job-search. */
export function JobsView({ content }: { content: JobSearchPage }) {
  const { page } = content
  const { search, known, go } = useJobSearch()
  const results = useRef<HTMLElement>(null)

  async function showResults(next: typeof search) {
    // Not on the way to another page.
    if ((await go(next)) && results.current) scrollToAndFocus(results.current)
  }

  return (
    <>
      {hasCriteria(search.criteria) && (
        <Head>
          {/* Every result is on the page without a search, too. */}
          <meta key="robots" name="robots" content="noindex" />
        </Head>
      )}
      <PageHero hero={page.hero} background="blue" imageEnd="above" />
      <JobFinder
        heading={page.finderHeading}
        criteria={search.criteria}
        known={known}
        onFind={(criteria) => void showResults({ criteria, page: 1 })}
        onClear={() => void go({ criteria: {}, page: 1 })}
      />
      <JobResults
        ref={results}
        heading={page.resultsHeading}
        search={search}
        known={known}
        onPage={(number) => void showResults({ ...search, page: number })}
      />
    </>
  )
}

const everything: JobSearch = { criteria: {}, page: 1 }

/** The URL holds the search. `known` is false until hydration: all searches share the HTML. */
function useJobSearch() {
  const { pathname, query, isReady, push } = useRouter()
  const hydrated = useHydrated()
  const known = hydrated && isReady
  const search = useMemo(() => (known ? readJobSearch(query) : everything), [known, query])

  /** @returns whether the page is still shown */
  function go(next: JobSearch): Promise<boolean> {
    // Shallow: the page's content is the same for every search.
    return push({ pathname, query: jobSearchQuery(next) }, undefined, { shallow: true, scroll: false })
  }

  return { search, known, go }
}
