import { fileFaces } from '../../styles/fonts.ts'
import { takenOver } from './takenOver.ts'

/**
 * How a page starts in a browser: its first screen is painted, and its fonts are asked for, before its scripts, which on a slow line would share
 * that line with them, and before it is laid out to its end. A button pressed between the first screen and the scripts does what it is for
 * once they have arrived. A link with a `data-place` leads to the element of that id at once: on this page if it is here, otherwise on the page
 * that the link leads to.
 */

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

/** For the head of every page that starts. The height only has to keep one such part away from the next. */
export const farBelowCss = `html[data-far] :is(${farBelow}){content-visibility:auto;contain-intrinsic-size:auto 50rem}`

/** The id of the element that says in the head what to load: its `data-files` are all its scripts, in order, and `data-entries` what the bundler's runtime does with them. */
export const startDataId = '__START_DATA__'

const faces = JSON.stringify(
  fileFaces.map(({ family, file, weight }) => [family, `url(${file})`, { weight }]),
)

/**
 * Stands in every page, where `placeStart` says. The site's policy allows it by its text. It leaves no trace, since React knows nothing of it.
 *
 * The fonts are loaded apart from the page, and join it together: it is laid out anew once, and not for each.
 *
 * "Loaded" still means that a page's scripts have run, for tests, tools and extensions that wait for it. Until they are asked for, the first
 * of them holds it back, a list of some bytes; where that is there before the paint, an empty frame whose document is left open.
 */
export const startScript = `(function(w,d,root){var last,files,waits,box,parts=[],fonts
function arrives(n){return n.type=='navigate'&&!n.name.includes('#')}
if(performance.getEntriesByType('navigation').some(arrives))root.dataset.far=''
function whole(){delete root.dataset.far;parts.forEach(function(p){p.style.contentVisibility=''});parts=[]}
function more(i){var p=parts[i];if(!p)return whole();p.style.contentVisibility='visible';p.offsetHeight;setTimeout(more,0,i+1)}
function add(f){var s=d.createElement('script');s.src=f;s.async=false;d.head.append(s);return s}
function begin(){if(!waits)return;waits=false;if('far' in root.dataset){parts=d.querySelectorAll('${farBelow}');fonts.then(function(){more(0)})}
files.forEach(add);if(box)box.remove()}
function look(){d.hidden||performance.getEntriesByName('first-contentful-paint').length?begin():w.requestAnimationFrame(look)}
function hold(){if(!waits)return;box=d.createElement('iframe');box.hidden=true;d.body.append(box);box.contentDocument.open()}
function load(){return Promise.all(${faces}.map(function(f){return new FontFace(f[0],f[1],f[2]).load().catch(function(){})})).then(function(all){all.forEach(function(f){f&&d.fonts.add(f)})})}
function wait(){var data=d.getElementById('${startDataId}').dataset;files=data.files.split(' ');w.TURBOPACK=JSON.parse(data.entries);fonts=load()
waits=true;var first=add(files.shift());first.onload=first.onerror=hold;setTimeout(begin,${patience.paint});look()}
function keep(e){var b=e.target.closest('button,[data-place]'),f=b&&b.form,p=b&&b.dataset.place
if(!b||p&&(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))return
last=p?0:b;e.preventDefault();if(p){w.location=(d.getElementById(p)?'#':b.href+'#')+p;return}
e.stopPropagation()
if(f&&f.method=='get'&&b.type=='submit')setTimeout(function(){if(last==b)f.submit()},${patience.scripts})}
w.addEventListener('click',keep,true);['click','keydown','load','scroll'].forEach(function(e){w.addEventListener(e,whole,true)})
w.addEventListener('${takenOver}',function(){var b=last;last=0;w.removeEventListener('click',keep,true);if(b)b.click()},{once:true})
d.addEventListener('DOMContentLoaded',wait,{once:true})
d.currentScript.remove()
})(window,document,document.documentElement)`
