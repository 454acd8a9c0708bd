/**
 * How a page starts in a browser: it is painted, with its fonts, before its scripts are asked for, which on a slow line would share that line
 * with them. A button pressed before the scripts have arrived does what it is for once they have.
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
 * Stands in the head of a page, in an element with the files of all its scripts, in order, as `data-files`. The document's policy allows it
 * by its text.
 */
export const startScript = `(function(w,d,files){var last,parsed,painted,begun
function begin(){if(begun)return;begun=1;files.forEach(function(f){var s=d.createElement('script');s.src=f;s.async=false;d.head.append(s)})}
function next(){if(parsed&&painted)begin()}
function keep(e){var b=e.target.closest('button'),f=b&&b.form;if(!b)return;last=b;e.preventDefault();e.stopPropagation()
if(f&&f.method=='get'&&b.type=='submit')setTimeout(function(){if(last==b)f.submit()},${patience.scripts})}
w.addEventListener('click',keep,true)
w.addEventListener('${takenOver}',function(){var b=last;last=0;w.removeEventListener('click',keep,true);if(b)b.click()},{once:true})
new PerformanceObserver(function(){painted=1;next()}).observe({type:'paint',buffered:true})
d.addEventListener('DOMContentLoaded',function(){parsed=1;if(d.hidden)begin();setTimeout(begin,${patience.paint});next()})
})(window,document,document.currentScript.dataset.files.split(' '))`
