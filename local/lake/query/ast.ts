import type { ExprNode } from 'groq-js'

/**
 * Walks over groq-js' syntax trees. They go by structure, not by name: nodes the lake does not know
 * pass through.
 */

/**
 * Rebuilds a tree from the bottom up: each node is handed to `change` once its parts are done.
 * Works on every kind of node because it goes by structure, not by name.
 */
export function rewriteTree(tree: ExprNode, change: (node: ExprNode) => ExprNode): ExprNode {
  return rewrite(tree, change) as ExprNode
}

function rewrite(part: unknown, change: (node: ExprNode) => ExprNode): unknown {
  if (Array.isArray(part)) return part.map((item) => rewrite(item, change))
  if (!isNode(part)) return part
  // The value of a `Value` node is data, not syntax, also when it looks like a node.
  if (part.type === 'Value') return change(part)
  const parts = Object.entries(part).map(([key, item]) => [key, rewrite(item, change)])
  return change({ ...part, ...Object.fromEntries(parts) })
}

/** Calls back for every node of a tree. */
export function visitTree(part: unknown, visit: (node: ExprNode) => void): void {
  if (Array.isArray(part)) {
    for (const item of part) visitTree(item, visit)
  } else if (isNode(part)) {
    visit(part)
    if (part.type !== 'Value') for (const item of Object.values(part)) visitTree(item, visit)
  }
}

function isNode(part: unknown): part is ExprNode {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string'
}
