import Head from 'next/head'
import { useRef } from 'react'
import { hasCriteria } from '../../lib/jobs/search.ts'
import type { JobSearchPage } from '../../lib/sanity/pages.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { glideTo } from '../ui/glideTo.ts'
import { EarlySearch } from './EarlySearch.tsx'
import { JobFinder } from './JobFinder.tsx'
import { JobResults } from './JobResults.tsx'
import { useJobSearch } from './useJobSearch.ts'

/** /job-seeker and /search-all-jobs, one page at two addresses. Spec section 2, Job search. */
export function JobsView({ content }: { content: JobSearchPage }) {
  const { page } = content
  const { search, known, go } = useJobSearch()
  const results = useRef<HTMLElement>(null)

  async function showResults(next: typeof search) {
    // A visitor who is on the way to another page by now is left alone.
    if ((await go(next)) && results.current) glideTo(results.current)
  }

  return (
    <>
      {hasCriteria(search.criteria) && (
        <Head>
          {/* Searches are endless, and all they find stands on the page itself: its address is the one to list. */}
          <meta key="robots" name="robots" content="noindex" />
        </Head>
      )}
      <EarlySearch known={known} />
      <PageHero hero={page.hero} ground="blue" pad />
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
