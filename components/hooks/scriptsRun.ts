/** Milliseconds after which a page whose scripts have not run shows what it has for such a case. */
const waitFor = 8_000

/**
 * Marks the document whose browser can run the page's scripts. Older ones cannot parse a static
 * block: they skip the script, and get the layout without scripts (`scriptless`, styles/media.ts).
 * Buttons with `commandfor` work in browsers without invoker commands, before hydration too.
 * The CSP allows the script by its hash. See docs/browsers.md.
 */
export const scriptsRunScript = `(class{static{
const d=document.documentElement.dataset;d.scripts='';setTimeout(()=>d.scripts='late',${waitFor});
if(!('command'in HTMLButtonElement.prototype)){
addEventListener('click',({target})=>{const b=target.closest('[commandfor]');if(!b)return;const m=document.getElementById(b.getAttribute('commandfor'));
if(b.getAttribute('command')==='close')m.close();else{m.showModal();d.modal=''}});
addEventListener('close',()=>delete d.modal,true)}
}})`

/** Selector of the document while its scripts may still come. */
export const scriptsAwaited = "html[data-scripts='']"
