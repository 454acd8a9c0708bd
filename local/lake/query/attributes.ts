import type { ExprNode } from 'groq-js'

/**
 * The names of the document's attribute that an expression stands for, such as
 * `["slug", "current"]`; undefined for any other expression.
 */
export function attributePath(expr: ExprNode): readonly string[] | undefined {
  if (expr.type === 'Group') return attributePath(expr.base)
  if (expr.type !== 'AccessAttribute') return undefined
  if (!expr.base || expr.base.type === 'This') return [expr.name]
  const parent = attributePath(expr.base)
  return parent && [...parent, expr.name]
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
