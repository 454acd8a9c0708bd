import { startScript } from './startScript.ts'

const firstSectionEnd = '</section>'

/**
 * The HTML of a page with its start script behind the first section, or at its end where it has none. A script has the browser take a break
 * from reading, and so draw what it has read: there that is the first screen, and it comes without waiting for the rest of the page.
 */
export function placeStart(html: string): string {
  const found = html.indexOf(firstSectionEnd)
  const at = found < 0 ? html.length : found + firstSectionEnd.length
  return `${html.slice(0, at)}<script>${startScript}</script>${html.slice(at)}`
}
