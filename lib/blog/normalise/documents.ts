import { isObject } from '../../util/isObject.ts'
import { asList, type ForeignObject } from './foreign.ts'
import { limits } from './text.ts'

/**
 * Documents of JSON editors as paragraphs and headings. Known by their shape: Editor.js, Quill,
 * ProseMirror (TipTap) and Draft.js. Their marks, images and embeds are left out.
 */
export type Block = { isHeading: boolean; text: string }

/** No honest document has more blocks, longer lists, or nests deeper. */
const maxBlocks = 5_000
const maxParts = 20_000
const maxDepth = 30

/** The blocks of a document, read from parsed JSON; null for anything else. Total, limited. */
export function readDocument(value: unknown): Block[] | null {
  const blocks = blocksOf(value)
  if (!blocks) return null
  const read: Block[] = []
  let size = 0
  for (const block of blocks) {
    size += block.text.length
    if (read.length === maxBlocks || size > limits.source) break
    if (block.text.trim() !== '') read.push(block)
  }
  return read
}

/** Names of the specified fields: an object with one of them is no document. */
const ownNames = ['introduction', 'sections', 'conclusion']

function blocksOf(value: unknown): Iterable<Block> | null {
  const document = isObject(value) ? value : {}
  if (ownNames.some((name) => name in document)) return null
  if (document.type === 'doc') return fromNode(document)
  const list = partsOf(document.ops ?? document.blocks ?? value)
  const [first] = list
  if (!isObject(first)) return null
  if ('insert' in first) return fromQuill(list)
  if (typeof first.type !== 'string') return null
  if (isObject(first.data) && typeof first.text !== 'string') return fromEditorJs(list)
  if ('blocks' in document && typeof first.text === 'string') return fromDraft(list)
  const [child] = partsOf(first.content)
  return isObject(child) && typeof child.type === 'string' ? fromNode({ content: list }) : null
}

const partsOf = (value: unknown): readonly unknown[] => asList(value)?.slice(0, maxParts) ?? []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Texts with line ends; the attributes of a line stand at its end. */
function* fromQuill(ops: readonly unknown[]): Iterable<Block> {
  let line = ''
  for (const op of ops) {
    if (!isObject(op)) continue
    const isHeading = isObject(op.attributes) && Boolean(op.attributes.header)
    const [first = '', ...others] = textOf(op.insert).split('\n')
    line += first
    for (const next of others) {
      yield { isHeading, text: line }
      line = next
    }
  }
  yield { isHeading: false, text: line }
}

function* fromDraft(blocks: readonly unknown[]): Iterable<Block> {
  for (const block of blocks)
    if (isObject(block) && block.type !== 'atomic')
      yield { isHeading: /^header-/.test(textOf(block.type)), text: textOf(block.text) }
}

/** Names under which a tool of Editor.js holds its texts. */
const toolNames = ['title', 'text', 'content', 'message', 'html', 'code', 'caption', 'items']

function* fromEditorJs(blocks: readonly unknown[]): Iterable<Block> {
  for (const block of blocks) {
    if (!isObject(block)) continue
    const isHeading = block.type === 'header' || block.type === 'heading'
    for (const text of toolTexts(block.data)) yield { isHeading, text }
  }
}

function* toolTexts(value: unknown, depth = maxDepth): Iterable<string> {
  if (typeof value === 'string') yield value
  if (depth === 0 || typeof value !== 'object' || value === null) return
  const parts = asList(value) ? partsOf(value) : toolNames.map((name) => (value as ForeignObject)[name])
  for (const part of parts) yield* toolTexts(part, depth - 1)
}

/** A node of ProseMirror that holds text is a block; another is searched for some. */
function* fromNode(node: ForeignObject, depth = maxDepth): Iterable<Block> {
  const nodes = partsOf(node.content).filter(isObject)
  if (nodes.some(({ text }) => typeof text === 'string')) {
    const text = nodes.map((each) => (/^hard_?break$/i.test(textOf(each.type)) ? '\n\n' : textOf(each.text)))
    yield { isHeading: node.type === 'heading', text: text.join('') }
  } else if (depth > 0) {
    for (const each of nodes) yield* fromNode(each, depth - 1)
  }
}
