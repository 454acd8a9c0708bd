/** An address that only a post can have. */
export const postPath = /^\/blog\/[^/]+\/?$/

/**
 * Marks the page of lost visitors as that of a missing post, before the first paint. Outside React's tree, so that nothing has to agree with
 * it. The site's policy allows it by its text.
 */
export const missingPostScript = `if(${postPath}.test(location.pathname))document.documentElement.dataset.missing='post'`
