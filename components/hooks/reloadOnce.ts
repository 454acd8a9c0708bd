/**
 * Reloads a page whose entry scripts are gone: its HTML is of one release, the files are of the
 * next. Once per page and tab, never after loading, and never where storage is blocked. The CSP
 * allows the script by its hash.
 */
export const reloadOnceScript = `
addEventListener('error', ({ target }) => {
  const key = 'reloaded ' + location.pathname
  if (document.readyState === 'complete' || !target.src?.includes('/_next/static/') || sessionStorage[key]) return
  sessionStorage[key] = 1
  location.reload()
}, true)`
