/**
 * Reloads a page whose start scripts are gone: its HTML is of one release, the files are of the next. Once per page and tab, and
 * never after loading. The CSP allows the script by its hash.
 */
export const reloadOnceScript = `addEventListener('error',e=>{let k='reloaded '+location.pathname;if(document.readyState!=='complete'&&e.target.src?.includes('/_next/static/')&&!sessionStorage[k]){sessionStorage[k]=1;location.reload()}},true)`
