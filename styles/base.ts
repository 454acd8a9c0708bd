/**
 * Reset, base type, print, and two classes that any component may need: `on-dark` for content on a
 * strong colour, `visually-hidden` for screen readers only.
 */
export const base = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:calc(var(--bar) + .5rem)}
html:has(dialog:modal){overflow:hidden}
body{margin:0;background:var(--bg);color:var(--text);font:400 var(--fs-body)/1.6 var(--body);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,figure,blockquote,dl,dd{margin:0;padding:0}
ul,ol{list-style:none}
fieldset,legend{border:0;margin:0;padding:0;min-width:0}
button{border:0;background:none;color:inherit;cursor:pointer}
address{font-style:normal}
img,svg{display:block;max-width:100%}
img{height:auto;object-fit:cover}
a{color:inherit}
h1,h2,h3{font-family:var(--display);font-weight:600;text-wrap:balance}
h1{font-size:var(--fs-h1);line-height:1.02;letter-spacing:-.032em}
h2{font-size:var(--fs-h2);line-height:1.06;letter-spacing:-.03em}
h3{font-size:var(--fs-h3);line-height:1.18;letter-spacing:-.018em}
@media (min-width:64rem){h2[data-beside]{font-size:clamp(2.125rem,4.16vw,3.75rem)}}
[data-fits]{container-type:inline-size;width:100%}
[data-fits]>span{display:block;font-size:min(1em,max(.75rem,100cqi/var(--ems)))}
p{text-wrap:pretty}
[data-fresh] :is(main>section~section~section,main>article~section,footer){content-visibility:auto;contain-intrinsic-size:auto 60rem}
main :is(h1,h2,h3,p,li,dd){overflow-wrap:anywhere;min-width:0}
:is(h1,h2,h3,p,li,dt,dd,figcaption,a,button,span){unicode-bidi:plaintext}
:focus-visible{outline:3px solid var(--ring);outline-offset:3px;border-radius:6px}
:is(main,h1,section)[tabindex="-1"]:focus-visible{outline:0}
.on-dark{--ring:var(--focus-on-dark);--text-muted:#F9DDD8;color:#fff}
.visually-hidden{position:absolute!important;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{
#__next>:not(main){display:none!important}
*{background:none!important;color:#000!important}
h1,h2,h3{break-after:avoid}
details::details-content{content-visibility:visible!important;height:auto!important}
details>div{max-height:none!important;mask:none!important}
}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important}}`
