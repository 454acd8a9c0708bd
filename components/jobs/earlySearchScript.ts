/** Milliseconds after which the server's list is shown as it is: the page's own scripts did not arrive. */
const patience = 8_000

/**
 * The server's HTML holds every job, for visitors and machines without scripts. This script runs before anything is painted
 * and marks the document: `list` lets the style hide what is not on the first page, `search` the whole list, which a
 * shared search would otherwise flash before its results. The site's policy allows it by its text.
 */
export const earlySearchScript = `(function(d,s){d.jobs=/[?&](jobtitle|location|jobcategory|page)=/.test(s)?'search':'list';setTimeout(function(){delete d.jobs},${patience})})(document.documentElement.dataset,location.search)`
