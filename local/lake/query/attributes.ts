import type { ExprNode } from 'groq-js'
import { isObject } from '../json.ts'

/** The names of an attribute of a document: `["slug", "current"]`. */
export type AttributePath = readonly string[]

/** The attribute of the document that an expression names; undefined for any other expression. */
export function attributePath(expr: ExprNode): AttributePath | undefined {
  if (expr.type === 'Group') return attributePath(expr.base)
  if (expr.type !== 'AccessAttribute') return undefined
  if (!expr.base || expr.base.type === 'This') return [expr.name]
  const parent = attributePath(expr.base)
  return parent && [...parent, expr.name]
}

/** What groq-js finds there: nothing in arrays, strings and missing objects. */
export function valueAt(document: unknown, path: AttributePath): unknown {
  let value = document
  for (const name of path) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

/** A constant, in a box as it may be null; undefined for any other expression. */
export function constantOf(expr: ExprNode): { value: unknown } | undefined {
  if (expr.type === 'Group') return constantOf(expr.base)
  return expr.type === 'Value' ? { value: expr.value } : undefined
}

/** The items of a constant array. */
export function constantItems(expr: ExprNode): unknown[] | undefined {
  if (expr.type === 'Group') return constantItems(expr.base)
  if (expr.type === 'Value') return Array.isArray(expr.value) ? expr.value : undefined
  if (expr.type !== 'Array') return undefined
  const items: unknown[] = []
  for (const element of expr.elements) {
    const constant = element.isSplat ? undefined : constantOf(element.value)
    if (!constant) return undefined
    items.push(constant.value)
  }
  return items
}
