/**
 * How a page starts in a browser: it is painted, with its fonts, before its scripts are asked for, which on a slow line would share that line
 * with them, and before it is laid out to its end. A button pressed before the scripts have arrived does what it is for once they have. A link
 * with a `data-place` leads to the element of that id at once: on this page if it is here, otherwise on the page that the link leads to.
 */

/** Told to the window once React has taken the page over. */
export const takenOver = 'goodline:ready'

/** Milliseconds. */
export const patience = {
  /** After which scripts are loaded although the browser has painted nothing, as in a window that nobody sees. */
  paint: 2_000,
  /** After which a form that has an address sends itself, as it would without scripts. */
  scripts: 4_000,
}

/**
 * What the first paint leaves out, where it is far enough from what is seen. Once the fonts are there, which would have it laid out again, it
 * is laid out part by part, so that a slow phone stays free for its visitor meanwhile; all of it at once for a key, a click or a scroll, which
 * may lead anywhere, and for whoever comes back to a page or comes for a place in it: browsers find the place by its height.
 * (The name of a visit has the words that a search engine's link leads to; the address has not.)
 */
const farBelow = 'main>section~section~section,main>article~section,footer'

/** The height only has to keep one such part away from the next. */
const leftOut = `:is(${farBelow}){content-visibility:auto;contain-intrinsic-size:auto 50rem}`

/**
 * Stands in the head of a page, in an element with the files of all its scripts, in order, as `data-files`, and what the bundler's runtime
 * is to do with them as `data-entries`. The site's policy allows it by its text.
 *
 * "Loaded" still means that a page's scripts have run, for tests, tools and extensions that wait for it: until they are asked for, an empty
 * frame whose document is left open holds it back.
 */
export const startScript = `(function(w,d,data){var last,files=data.files.split(' '),hold,parts=[],far=d.createElement('style')
function arrives(n){return n.type=='navigate'&&!n.name.includes('#')}
w.TURBOPACK=JSON.parse(data.entries)
far.textContent='${leftOut}'
if(performance.getEntriesByType('navigation').some(arrives))d.head.append(far)
function whole(){far.remove();parts.forEach(function(p){p.style.contentVisibility=''});parts=[]}
function more(i){var p=parts[i];if(!p)return whole();p.style.contentVisibility='visible';p.offsetHeight;setTimeout(more,0,i+1)}
function begin(){if(!hold)return;if(far.isConnected){parts=d.querySelectorAll('${farBelow}');d.fonts.ready.then(function(){more(0)})}
files.forEach(function(f){var s=d.createElement('script');s.src=f;s.async=false;d.head.append(s)});hold.remove();hold=0}
function look(){d.hidden||performance.getEntriesByName('first-contentful-paint').length?begin():w.requestAnimationFrame(look)}
function wait(){hold=d.createElement('iframe');hold.hidden=true;setTimeout(begin,${patience.paint});look();if(hold){d.body.append(hold);hold.contentDocument.open()}}
function keep(e){var b=e.target.closest('button,[data-place]'),f=b&&b.form,p=b&&b.dataset.place
if(!b||p&&(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))return
last=p?0:b;e.preventDefault();if(p){w.location=(d.getElementById(p)?'#':b.href+'#')+p;return}
e.stopPropagation()
if(f&&f.method=='get'&&b.type=='submit')setTimeout(function(){if(last==b)f.submit()},${patience.scripts})}
w.addEventListener('click',keep,true);['click','keydown','load','scroll'].forEach(function(e){w.addEventListener(e,whole,true)})
w.addEventListener('${takenOver}',function(){var b=last;last=0;w.removeEventListener('click',keep,true);if(b)b.click()},{once:true})
d.addEventListener('DOMContentLoaded',wait,{once:true})
})(window,document,document.currentScript.dataset)`
