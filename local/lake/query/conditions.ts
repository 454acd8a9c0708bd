import type { ExprNode } from 'groq-js'
import { isText } from '../json.ts'
import type { StoredDocument } from '../types.ts'
import { visitTree } from './ast.ts'
import { attributePath, constantItems, constantOf, valueAt, type AttributePath } from './attributes.ts'
import { normalised, searchableText } from './searchableText.ts'
import { usesText } from './textSearch.ts'

/** False for documents that a filter cannot let through; true says nothing. */
export type Condition = (document: StoredDocument) => boolean

/**
 * What must hold for a filter to let a document through, as far as it is cheaper to tell than by
 * running the filter. Undefined when nothing is known.
 */
export function necessaryCondition(expr: ExprNode): Condition | undefined {
  switch (expr.type) {
    case 'Group':
      return necessaryCondition(expr.base)
    case 'And': {
      const [left, right] = [necessaryCondition(expr.left), necessaryCondition(expr.right)]
      return left && right ? (document) => left(document) && right(document) : (left ?? right)
    }
    case 'Or': {
      const [left, right] = [necessaryCondition(expr.left), necessaryCondition(expr.right)]
      return left && right && ((document) => left(document) || right(document))
    }
    case 'FuncCall': {
      const [argument] = expr.args
      if (expr.namespace !== 'global' || expr.name !== 'defined' || !argument) return undefined
      const path = attributePath(argument)
      return path && ((document) => (valueAt(document, path) ?? null) !== null)
    }
    case 'OpCall':
      return operation(expr)
    default:
      return undefined
  }
}

type Operation = Extract<ExprNode, { type: 'OpCall' }>

function operation({ op, left, right }: Operation): Condition | undefined {
  if (op === 'match') return textCondition(left, right)
  if (op === 'in') return membership(left, right)
  const path = attributePath(left)
  const constant = constantOf(right)
  if (path && constant) return comparison(path, op, constant.value)
  const mirrored = mirrors[op]
  const otherPath = mirrored && attributePath(right)
  const otherConstant = otherPath && constantOf(left)
  return otherConstant && comparison(otherPath, mirrored, otherConstant.value)
}

/** What `a op b` is as `b op a`. */
const mirrors: Partial<Record<Operation['op'], Operation['op']>> = {
  '==': '==',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

function comparison(path: AttributePath, op: Operation['op'], constant: unknown): Condition | undefined {
  if (typeof constant !== 'string' && typeof constant !== 'number') return undefined
  const compare = comparisons[op]
  return (
    compare &&
    ((document) => {
      const value = valueAt(document, path)
      return typeof value === typeof constant && compare(value as never, constant as never)
    })
  )
}

const comparisons: Partial<Record<Operation['op'], (a: string, b: string) => boolean>> = {
  '==': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

/** `category in ["a", "b"]` and `"a" in tags`. */
function membership(left: ExprNode, right: ExprNode): Condition | undefined {
  const path = attributePath(left)
  const items = constantItems(right)
  if (path && items?.every(isText)) {
    const set = new Set(items)
    return (document) => set.has(valueAt(document, path) as string)
  }
  const member = constantOf(left)?.value
  const list = attributePath(right)
  if (!list || !isText(member)) return undefined
  return (document) => {
    const values = valueAt(document, list)
    return Array.isArray(values) && values.includes(member)
  }
}

/** Expressions that only copy strings out of the document. */
const copying = new Set(
  'This AccessAttribute AccessElement Array ArrayElement ArrayCoerce FlatMap Group Map Slice'.split(' '),
)

/** The literal parts of all words that are searched for must be in the document somewhere. */
function textCondition(left: ExprNode, right: ExprNode): Condition | undefined {
  const constant = constantOf(right)?.value ?? constantItems(right)
  const patterns: unknown = typeof constant === 'string' ? [constant] : constant
  if (!Array.isArray(patterns) || !patterns.every(isText)) return undefined
  let copiesOnly = true
  visitTree(left, (node) => {
    const isPlainText = node.type === 'FuncCall' && node.namespace === 'pt' && node.name === 'text'
    copiesOnly &&= isPlainText || copying.has(node.type)
  })
  if (!copiesOnly) return undefined
  // The Studio's search splits a text into words in another way.
  const wanted = patterns.flatMap(usesText(left) ? literalParts : wholeWords)
  if (wanted.length === 0) return undefined
  const path = attributePath(left)
  return (document) => {
    const text = path && !usesText(left) ? textAt(document, path) : searchableText(document)
    return wanted.every(({ part, pattern }) => text.includes(part) && (!pattern || pattern.test(text)))
  }
}

/** Strings of one attribute, which are seldom long. */
function textAt(document: StoredDocument, path: AttributePath): string {
  const value = valueAt(document, path)
  return normalised(Array.isArray(value) ? value.filter(isText).join('\n') : isText(value) ? value : '')
}

/** What a normalised text must hold. */
interface Wanted {
  part: string
  /** Where it must be, if that is known. */
  pattern?: RegExp
}

/** Of each word groq-js reads the first 1024 characters. */
const longestWord = 1024
/** What groq-js splits words at. */
const separators = '[!@#$%^&(),\\\\/?";:{}|[\\]+<>\\s*-]'
const betweenWords = new RegExp(separators.replace('*', ''))

function wordsOf(pattern: string): string[] {
  return pattern.split(betweenWords).map((word) => word.slice(0, longestWord))
}

/** The parts of each word between `*` and `.`, which stand for other characters. */
function literalParts(pattern: string): Wanted[] {
  const parts = wordsOf(pattern).flatMap((word) => word.split(/[.*]+/))
  return parts.filter((part) => part !== '').map((part) => ({ part: normalised(part) }))
}

/**
 * The same, and the first and last part begin and end a word of the text. No part has a character
 * that means something in a regular expression.
 */
function wholeWords(pattern: string): Wanted[] {
  return wordsOf(pattern).flatMap((word) => {
    const parts = word.split(/[.*]+/)
    return parts.flatMap((literal, position) => {
      if (literal === '') return []
      const part = normalised(literal)
      const start = position === 0 ? `(?:^|${separators})` : ''
      const end = position === parts.length - 1 && word.length < longestWord ? `(?=$|${separators})` : ''
      return { part, pattern: new RegExp(start + part + end) }
    })
  })
}
