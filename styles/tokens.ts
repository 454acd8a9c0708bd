/**
 * Design tokens: colours, their roles, type, space, shape and motion. The gutter keeps clear of a
 * notch at the side.
 */
export const tokens = `
:root{
  --ink:#2B0A14;--wine:#4A1020;--signal:#C4351A;--signal-deep:#9C2610;
  --blush:#F9CFC8;--blush-soft:#FDECE6;--butter:#FFD469;--butter-soft:#FFF1CB;
  --sky:#A9D3F2;--mint:#BFE3CF;
  --leaf:#1E6B4A;--blue:#23409A;--paper:#FFFAF6;--white:#FFF;

  --text:var(--ink);--text-muted:#684550;--bg:var(--paper);
  --brand:var(--signal);--brand-hover:var(--signal-deep);
  --line:#EBD9D3;--line-strong:#8F6B74;
  --success:#14563A;--danger:#A3122B;--danger-bg:#FCE1E3;--danger-solid:#B0132E;
  --focus:#23409A;--focus-on-dark:#FFD469;--ring:var(--focus);--ring-room:6px;
  --cat-blue:#1E3A8A;--cat-blue-bg:#E2ECFB;--cat-green:#14563A;--cat-green-bg:#DDF1E4;
  --cat-purple:#54307F;--cat-purple-bg:#EEE4F8;--cat-orange:#8A3A08;--cat-orange-bg:#FFE7D1;
  --cat-grey:#4A4147;--cat-grey-bg:#ECE7E9;

  --fs-display:clamp(2.75rem,1.55rem + 5.1vw,6.5rem);
  --fs-h1:clamp(2.5rem,1.72rem + 3.4vw,4.75rem);
  --fs-h2:clamp(2.125rem,1.55rem + 2.5vw,3.75rem);
  --fs-h3:clamp(1.375rem,1.22rem + .62vw,1.75rem);
  --fs-lead:clamp(1.125rem,1.06rem + .32vw,1.3125rem);
  --fs-body:1.0625rem;--fs-small:.9375rem;--fs-xs:.8125rem;
  --fs-stat:clamp(3.75rem,1.5rem + 7.6vw,9.25rem);

  --section:clamp(4.25rem,2.7rem + 6.2vw,7.75rem);
  --gutter:max(clamp(1.25rem,5.5vw,5rem),env(safe-area-inset-left),env(safe-area-inset-right));--gap:clamp(1rem,.7rem + 1.2vw,2rem);--max:80rem;
  --bar:5.5rem;--bar-solid:4.75rem;

  --r-sm:.625rem;--r-md:1.125rem;--r-lg:1.75rem;--r-xl:clamp(2rem,4vw,3.5rem);--r-pill:999px;
  --r-speech:var(--r-lg) var(--r-lg) var(--r-lg) 0;--r-speech-r:var(--r-lg) var(--r-lg) 0 var(--r-lg);
  --r-slab:clamp(3rem,9vw,9rem);
  --shadow-pop:0 1.25rem 3rem -.75rem rgb(43 10 20/.28);--shadow-bar:0 1px 0 rgb(43 10 20/.1);
  --ease:cubic-bezier(.2,.8,.2,1);--t-fast:160ms;--t:280ms;
  --wire:4px;
}
@media (prefers-contrast:more){:root{--text-muted:var(--ink);--line:var(--ink);--line-strong:var(--ink)}}`
