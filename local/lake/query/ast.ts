/**
 * The nodes of groq-js' syntax tree that the lake looks at. groq-js 2.0.0 ships no declarations for them; these follow
 * its `nodeTypes`. Any other node is a `GroqNode` with unknown fields, which the lake passes through.
 */
export type Expr =
  | { type: 'Everything' }
  | { type: 'This' }
  | { type: 'Parent'; n: number }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Group' | 'ArrayCoerce' | 'Deref' | 'Not' | 'Asc' | 'Desc'; base: Expr }
  | { type: 'AccessAttribute'; base?: Expr; name: string }
  | { type: 'AccessElement'; base: Expr; index: number }
  | { type: 'Slice'; base: Expr; left: number; right: number; isInclusive: boolean }
  | { type: 'Filter' | 'Projection' | 'Map' | 'FlatMap'; base: Expr; expr: Expr }
  | { type: 'And' | 'Or'; left: Expr; right: Expr }
  | { type: 'OpCall'; op: string; left: Expr; right: Expr }
  | { type: 'FuncCall'; namespace: string; name: string; args: Expr[] }
  | { type: 'PipeFuncCall'; base: Expr; name: string; args: Expr[] }
  | { type: 'Array'; elements: ArrayElement[] }
  | { type: 'Object'; attributes: ObjectAttribute[] }
  | { type: 'Select'; alternatives: SelectAlternative[]; fallback?: Expr }

interface ArrayElement {
  type: 'ArrayElement'
  value: Expr
  isSplat: boolean
}

export type ObjectAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: Expr }
  | { type: 'ObjectConditionalSplat'; condition: Expr; value: Expr }
  | { type: 'ObjectSplat'; value: Expr }

interface SelectAlternative {
  type: 'SelectAlternative'
  condition: Expr
  value: Expr
}

/**
 * Rebuilds a tree from the bottom up: each node is handed to `change` once its parts are done.
 * Works on every kind of node because it goes by structure, not by name.
 */
export function rewriteTree(tree: Expr, change: (node: Expr) => Expr): Expr {
  return rewrite(tree, change) as Expr
}

function rewrite(part: unknown, change: (node: Expr) => Expr): unknown {
  if (Array.isArray(part)) return part.map((item) => rewrite(item, change))
  if (!isNode(part)) return part
  // The value of a `Value` node is data, not syntax, whatever it looks like.
  if (part.type === 'Value') return change(part)
  const rebuilt = Object.fromEntries(Object.entries(part).map(([key, item]) => [key, rewrite(item, change)]))
  return change(rebuilt as Expr)
}

/** Calls back for every node of a tree. */
export function visitTree(part: unknown, visit: (node: Expr) => void): void {
  if (Array.isArray(part)) {
    for (const item of part) visitTree(item, visit)
  } else if (isNode(part)) {
    visit(part)
    if (part.type !== 'Value') for (const item of Object.values(part)) visitTree(item, visit)
  }
}

function isNode(part: unknown): part is Expr {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string'
}
