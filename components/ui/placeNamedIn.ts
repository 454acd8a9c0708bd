/** The element that an address names after its #, if the page has it. A stray percent sign names nothing. */
export function placeNamedIn(url: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(url.split('#')[1] ?? ''))
  } catch {
    return null
  }
}
