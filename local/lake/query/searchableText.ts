import { isObject } from '../json.ts'
import type { StoredDocument } from '../types.ts'

const texts = new WeakMap<StoredDocument, string>()
const origins = new WeakMap<StoredDocument, StoredDocument>()

/** Notes that a document is another one under a second id, so that both share their text. */
export function noteOrigin(document: StoredDocument, origin: StoredDocument): void {
  origins.set(document, origin)
}

/**
 * All strings of a document, normalised. Any word that groq-js' `match` finds in the document is in
 * here, also one that spans of a block share. Computed once for each revision.
 */
export function searchableText(document: StoredDocument): string {
  const origin = origins.get(document) ?? document
  let text = texts.get(origin)
  if (text === undefined) {
    const found: string[] = []
    collect(origin, found)
    text = normalised(found.join('\n'))
    texts.set(origin, text)
  }
  return text
}

/** In upper case, as `match` ignores case, and with `'` for `’`. groq-js drops most dots itself. */
export function normalised(text: string): string {
  return text.replaceAll('.', '').replaceAll('’', "'").toUpperCase()
}

function collect(value: unknown, found: string[]): void {
  if (typeof value === 'string') found.push(value)
  else if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isObject(value)) {
    if (Array.isArray(value.children) && value.children.length > 1) found.push(spansOf(value.children))
    for (const item of Object.values(value)) collect(item, found)
  }
}

/** As `pt::text()` joins them. */
function spansOf(children: readonly unknown[]): string {
  return children
    .map((child) =>
      isObject(child) && child._type === 'span' && typeof child.text === 'string' ? child.text : '',
    )
    .join('')
}
