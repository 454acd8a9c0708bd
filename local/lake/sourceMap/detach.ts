import type { ExprNode } from 'groq-js'

/** An expression that can be evaluated on its own, and the enclosing scopes it asks for. */
export interface Detached {
  tree: ExprNode
  /** Parameter name to the number of scopes outwards. */
  ancestors: ReadonlyMap<string, number>
}

/** Where in the expression we are: how many scopes were opened inside it. */
interface Position {
  depth: number
  hidden: boolean
}

const prefix = 'lake ancestor '

/**
 * Cuts an expression out of its query: each `^` that points outside of it becomes a parameter.
 *
 * @param fromHidden whether the scope around it is one that a mapping opened
 */
export function detach(expr: ExprNode, fromHidden: boolean): Detached {
  const ancestors = new Map<string, number>()
  const tree = cut(expr, { depth: 0, hidden: fromHidden }, ancestors) as ExprNode
  return { tree, ancestors }
}

function cut(part: unknown, position: Position, ancestors: Map<string, number>): unknown {
  if (Array.isArray(part)) return part.map((item) => cut(item, position, ancestors))
  if (typeof part !== 'object' || part === null) return part
  const node = part as ExprNode
  if (node.type === 'Value') return node
  if (node.type === 'Parent') {
    const outwards = node.n - position.depth
    if (outwards <= 0) return node
    const name = prefix + outwards
    ancestors.set(name, outwards)
    return { type: 'Parameter', name } satisfies ExprNode
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, item]) => [
      key,
      cut(item, positionWithin(node, key, position), ancestors),
    ]),
  )
}

function positionWithin(node: ExprNode, key: string, position: Position): Position {
  const opensScope =
    (key === 'expr' && (node.type === 'Filter' || node.type === 'Projection')) ||
    (key === 'args' && node.type === 'PipeFuncCall')
  const opensHidden = key === 'expr' && (node.type === 'Map' || node.type === 'FlatMap')
  if (!opensScope && !opensHidden) return position
  return { depth: position.hidden ? position.depth : position.depth + 1, hidden: opensHidden }
}
