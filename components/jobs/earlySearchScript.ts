/** Milliseconds after which the whole list shows, in case the page's scripts do not load. */
const timeout = 8_000

/**
 * Marks the document before the first paint, because the HTML holds every job.
 * `list` hides jobs after the first page, `search` all of them. The CSP allows it by its hash.
 */
export const earlySearchScript = `(function(d,s){d.jobs=/[?&](jobtitle|location|jobcategory|page)=/.test(s)?'search':'list';setTimeout(function(){delete d.jobs},${timeout})})(document.documentElement.dataset,location.search)`

/** Selectors for the time before the search is known. */
export const early = { list: 'html[data-jobs] &', search: "html[data-jobs='search'] &" } as const
