/**
 * For `headers()` of next.config.js: a browser may keep the files at these addresses for good, and shows them without asking again. Only for
 * files that are named after their content. Next gives these headers to whatever is answered there, so none of them may be missing.
 */
export const keptForGood = (source: string) => ({
  source,
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
})

/** The files that the Studio's build names so. `pages/studio` sees to it that nobody keeps the answer for one that is not there. */
export const studioFiles = keptForGood('/studio/static/:file(.+-[\\w-]{8}\\.(?:js|css))')
