/**
 * The files that the Studio's build names after their content, for `headers()` of next.config.js: a browser may keep them for good, and opens
 * the Studio without asking for each again. Next gives these headers to whatever is answered at such an address, so `pages/studio` sees to
 * it that nobody keeps the answer for a file that is not there.
 */
export const studioFiles = {
  source: '/studio/static/:file(.+-[\\w-]{8}\\.(?:js|css))',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
}
