import type { ClipboardEvent, ReactNode } from 'react'
import type { InputProps } from 'sanity'

/** Text from a word processor, before Sanity reads it. */

/** Word marks headings of its web version by role, and a table of contents by class. */
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]'
const contents = '[class^="MsoToc" i], [class*="TOC" i]'

/** Links of a table of contents: Word's, and those of Google Docs. */
const entries = 'a[href^="#_Toc"], a[href*="#heading=h."]'

const levelOf = (heading: Element): number =>
  Number(heading.getAttribute('aria-level') ?? /\d/.exec(heading.tagName)?.[0])

/**
 * HTML with the nearest of two levels of headings, h2 and h3, and without a table of contents;
 * undefined if it is so already.
 */
export function tidiedHtml(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const others = [...page.querySelectorAll(headings)].filter(({ tagName }) => !/^H[23]$/.test(tagName))
  const lines = [...page.querySelectorAll(entries)].flatMap((entry) => {
    const line = entry.closest('p, li, h1, h2, h3, div')
    return line && line.textContent?.trim() === entry.textContent?.trim() ? [line] : []
  })
  const dropped = [...page.querySelectorAll(contents), ...lines]
  if (others.length === 0 && dropped.length === 0) return undefined
  for (const line of dropped) line.remove()
  for (const other of others) {
    const name = levelOf(other) > 2 ? 'h3' : 'h2'
    other.outerHTML = `<${name}>${other.innerHTML}</${name}>`
  }
  return page.documentElement.outerHTML
}

/** Gives Sanity's editor a paste of tidied text in place of one that it would read worse. */
function pasteTidied(event: ClipboardEvent): void {
  const { clipboardData, target } = event
  // Sanity copies its own text as JSON.
  const isOwn = [...clipboardData.types].some((type) => type.includes('portable-text'))
  const html = isOwn ? undefined : tidiedHtml(clipboardData.getData('text/html'))
  if (html === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const data = new DataTransfer()
  data.setData('text/html', html)
  data.setData('text/plain', clipboardData.getData('text/plain'))
  target.dispatchEvent(
    new window.ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

/** An input of long text, which reads what is pasted from a word processor. */
export const PastedTextInput = (props: InputProps): ReactNode => (
  <div style={{ display: 'contents' }} onPasteCapture={pasteTidied}>
    {props.renderDefault(props)}
  </div>
)
