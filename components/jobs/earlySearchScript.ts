import { scriptsAwaited } from '../hooks/scriptsRun.ts'

/**
 * Marks the document before the first paint, because the HTML holds every job.
 * `list` hides jobs after the first page, `search` all of them. The CSP allows it by its hash.
 */
export const earlySearchScript = `document.documentElement.dataset.jobs=/[?&](jobtitle|location|jobcategory|page)=/.test(location.search)?'search':'list'`

/** Selectors for the time before the search is known. The whole list shows if scripts never run. */
export const early = {
  list: `${scriptsAwaited}[data-jobs] &`,
  search: `${scriptsAwaited}[data-jobs='search'] &`,
} as const
