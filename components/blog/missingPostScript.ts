/** The path of a post; the group is its key. */
export const postPath = /^\/blog\/([^/]+)\/?$/

/** Marks the 404 page of a missing post before the first paint. The CSP allows it by its hash. */
export const missingPostScript = `if(${postPath}.test(location.pathname))document.documentElement.dataset.missing='post'`
