import type { ExprNode } from 'groq-js'
import { collectStrings } from '../json.ts'
import type { StoredDocument } from '../types.ts'
import { rewriteTree } from './ast.ts'

/**
 * Full-text search as the Studio uses it: `[@, _id] match text::query($words)`. groq-js has no
 * search engine, so the query is turned into its plain `match`. `@` inside becomes the document's
 * whole text, a hidden field that documents get when a query needs it. That field is made of plain
 * words, the id among them, and so are the words that are searched for. groq-js takes only ASCII
 * punctuation for the end of a word.
 */
const textField = '__lakeText'

const alwaysTrue: ExprNode = { type: 'Value', value: true }

/**
 * Works on a tree whose parameters are values already. A search for words that a query computes is
 * left as it is, for `parseQuery` to refuse.
 */
export function rewriteTextSearch(tree: ExprNode): ExprNode {
  return rewriteTree(tree, (node) => {
    if (node.type !== 'OpCall' || node.op !== 'match') return node
    const { left, right } = node
    if (right.type !== 'FuncCall' || right.namespace !== 'text' || right.name !== 'query') return node
    const [argument] = right.args
    if (argument?.type !== 'Value') return node
    return searchCondition(left, parseSearch(String(argument.value ?? '')))
  })
}

/** True when a tree asks for the hidden text field, so that documents must have it. */
export function usesText(tree: ExprNode): boolean {
  return JSON.stringify(tree).includes(textField)
}

function searchCondition(place: ExprNode, { wanted, excluded }: Search): ExprNode {
  const left = fullTextOf(place)
  const isPlain = usesText(left)
  const match = (words: string): ExprNode => ({
    type: 'OpCall',
    op: 'match',
    left,
    right: { type: 'Value', value: isPlain ? plainWords(words) : words },
  })
  const positive = wanted.length > 0 ? match(wanted.join(' ')) : alwaysTrue
  return excluded.reduce<ExprNode>(
    (condition, word) => ({
      type: 'And',
      left: condition,
      right: { type: 'Not', base: { type: 'Group', base: match(word) } },
    }),
    positive,
  )
}

/** In a list of what to search, `@` means all of the document. */
function fullTextOf(left: ExprNode): ExprNode {
  if (left.type === 'This') return { type: 'AccessAttribute', name: textField }
  if (left.type === 'Group') return { ...left, base: fullTextOf(left.base) }
  if (left.type !== 'Array') return left
  return {
    ...left,
    elements: left.elements.map((element) => ({ ...element, value: fullTextOf(element.value) })),
  }
}

/**
 * The words of a text with a blank between any two. An apostrophe inside of one stays, as `'`, and
 * so does the `*` of a pattern.
 */
function plainWords(text: string): string {
  const words = text.replaceAll('’', "'").match(/[\p{L}\p{M}\p{N}*]+(?:'[\p{L}\p{M}\p{N}*]+)*/gu)
  return words?.join(' ') ?? ''
}

interface Search {
  wanted: string[]
  excluded: string[]
}

/** Words, `"phrases"` and `-exclusions`; a bare `*` asks for nothing in particular. */
function parseSearch(text: string): Search {
  const search: Search = { wanted: [], excluded: [] }
  for (const [token] of text.matchAll(/-?"[^"]*"|[^\s"]+/g)) {
    const negative = token.startsWith('-') && token.length > 1
    // The Studio ends a search by `*`, which after a sign would be a word that matches anything, and
    // after another `*` would have groq-js try all the ways to share a text among them.
    const words = (negative ? token.slice(1) : token)
      .replaceAll('"', ' ')
      .replaceAll(/[^\p{L}\p{M}\p{N}\s]+(?=\*)/gu, '')
      .trim()
    if (plainWords(words).replaceAll('*', '') === '') continue
    ;(negative ? search.excluded : search.wanted).push(words)
  }
  return search
}

/** Gives documents their hidden text; it is computed once for each revision, on first use. */
export function withText(documents: StoredDocument[]): StoredDocument[] {
  for (const document of documents) {
    if (!Object.hasOwn(document, textField)) {
      Object.defineProperty(document, textField, {
        value: plainWords([document._id, ...collectStrings(document)].join(' ')),
      })
    }
  }
  return documents
}
