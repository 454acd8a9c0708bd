/**
 * The style of pages where scripts are off, within `<noscript>`. What only scripts can use has
 * `data-scripted`; what stands in its place is in a `<noscript>` of its own.
 */
export const scriptlessCss = `
[data-scripted],[data-kind='loading']>:not(noscript){display:none!important}
[data-later]{display:block!important}
header{position:absolute!important}
aside+header{position:relative!important}
header nav li:is(:hover,:focus-within)>div{opacity:1!important;visibility:visible!important;transform:none!important}
dialog:target{display:block!important}
:has(>.swiper-wrapper){scrollbar-width:thin!important}`.replaceAll('\n', '')
