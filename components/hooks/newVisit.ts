/**
 * Marks the document of a new visit, so that its first paint skips sections far below
 * (styles/base.ts). Reloads, returns and fragments need all heights at once. The CSP allows the
 * script by its hash. See docs/decisions/05-content-visibility.md.
 */
export const newVisitScript = `if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)document.documentElement.dataset.fresh=''`

/** Lays out the skipped sections after hydration, one a frame so that no task is long. */
export function layOutSections(): void {
  const { dataset } = document.documentElement
  if (dataset.fresh === undefined) return
  const sections = document.querySelectorAll<HTMLElement>('main > section, main > article ~ section, footer')
  const next = (index: number) => {
    const section = sections[index]
    if (!section) return void delete dataset.fresh
    section.style.contentVisibility = 'visible'
    requestAnimationFrame(() => next(index + 1))
  }
  next(0)
}
