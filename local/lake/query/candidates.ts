import type { ExprNode } from 'groq-js'
import { rewriteTree, visitTree } from './ast.ts'
import type { StoredDocument } from '../types.ts'
import type { View } from './views.ts'

/**
 * Query planning: `*[_type == "post" && ...]` need not look at every document. A filter may only
 * let through documents of certain types or ids. Then `*` is replaced by a parameter that holds
 * just those; the filter itself still runs. Everything stays correct as long as the candidates are
 * a superset.
 */
export interface QueryPlan {
  tree: ExprNode
  /** Parameter name to what it stands for. */
  candidates: ReadonlyMap<string, Constraint>
  /** Whether the tree still asks for the whole dataset somewhere. */
  needsEverything: boolean
}

/** The types or ids a document must have one of, or the ids it must refer to one of. */
type Constraint = { kind: 'types' | 'ids' | 'references'; names: string[] }

/** No GROQ parameter can be called this, so it cannot clash with the query's own. */
const parameterPrefix = 'lake candidates '

/** The plan for a query's tree; without candidates where no filter can be looked up. */
export function planQuery(tree: ExprNode): QueryPlan {
  const candidates = new Map<string, Constraint>()
  const planned = rewriteTree(tree, (node) => {
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return node
    const constraint = constraintOf(node.expr)
    if (!constraint) return node
    const name = parameterPrefix + candidates.size
    candidates.set(name, constraint)
    return { ...node, base: { type: 'Parameter', name } }
  })
  let needsEverything = false
  visitTree(planned, (node) => {
    if (node.type === 'Everything' || (node.type === 'FuncCall' && node.namespace === 'releases')) {
      needsEverything = true
    }
  })
  return { tree: planned, candidates, needsEverything }
}

/** The documents behind a plan's parameters, for one perspective. */
export function candidateParams(plan: QueryPlan, view: View): Record<string, StoredDocument[]> {
  const lookups = {
    types: (names: string[]) => view.ofTypes(names),
    ids: (names: string[]) => view.withIds(names),
    references: (names: string[]) => view.referringTo(names),
  }
  return Object.fromEntries(
    [...plan.candidates].map(([name, { kind, names }]) => [name, lookups[kind](names)]),
  )
}

/** What a filter demands of type or id, if it demands anything that can be looked up. */
function constraintOf(expr: ExprNode): Constraint | undefined {
  switch (expr.type) {
    case 'Group':
      return constraintOf(expr.base)
    case 'And':
      return moreSelective(constraintOf(expr.left), constraintOf(expr.right))
    case 'Or':
      return either(constraintOf(expr.left), constraintOf(expr.right))
    case 'OpCall':
      return comparison(expr)
    case 'FuncCall':
      return expr.namespace === 'global' && expr.name === 'references' ? references(expr.args) : undefined
    default:
      return undefined
  }
}

/** Most selective first. */
const selectivity: readonly Constraint['kind'][] = ['ids', 'references', 'types']

function moreSelective(a: Constraint | undefined, b: Constraint | undefined): Constraint | undefined {
  if (!a || !b) return a ?? b
  return selectivity.indexOf(a.kind) <= selectivity.indexOf(b.kind) ? a : b
}

function either(a: Constraint | undefined, b: Constraint | undefined): Constraint | undefined {
  if (!a || !b || a.kind !== b.kind) return undefined
  return { kind: a.kind, names: [...a.names, ...b.names] }
}

function comparison({ op, left, right }: Extract<ExprNode, { type: 'OpCall' }>): Constraint | undefined {
  if (op === '==') return equality(left, right) ?? equality(right, left)
  if (op !== 'in') return undefined
  const kind = lookupKind(left)
  const names = constantList(right)
  return kind && names && { kind, names }
}

function equality(attribute: ExprNode, value: ExprNode): Constraint | undefined {
  const kind = lookupKind(attribute)
  const constant = constantOf(value)
  return kind && constant && { kind, names: constant.value }
}

/**
 * Each argument of `references()` is an id or a list of ids; one that is not known yet rules the
 * lookup out.
 */
function references(args: ExprNode[]): Constraint | undefined {
  const names: string[] = []
  for (const arg of args) {
    const ids = constantList(arg) ?? constantOf(arg)?.value
    if (!ids) return undefined
    names.push(...ids)
  }
  return { kind: 'references', names }
}

function lookupKind(expr: ExprNode): 'types' | 'ids' | undefined {
  if (expr.type === 'Group') return lookupKind(expr.base)
  if (expr.type !== 'AccessAttribute' || (expr.base && expr.base.type !== 'This')) return undefined
  if (expr.name === '_type') return 'types'
  return expr.name === '_id' ? 'ids' : undefined
}

/** A constant as the names it can equal: anything but a string equals none of them. */
function constantOf(expr: ExprNode): { value: string[] } | undefined {
  if (expr.type === 'Group') return constantOf(expr.base)
  if (expr.type !== 'Value') return undefined
  return { value: typeof expr.value === 'string' ? [expr.value] : [] }
}

function constantList(expr: ExprNode): string[] | undefined {
  if (expr.type === 'Group') return constantList(expr.base)
  if (expr.type === 'Value' && Array.isArray(expr.value)) {
    return expr.value.filter((item) => typeof item === 'string')
  }
  if (expr.type !== 'Array') return undefined
  const names: string[] = []
  for (const element of expr.elements) {
    const constant = element.isSplat ? undefined : constantOf(element.value)
    if (!constant) return undefined
    names.push(...constant.value)
  }
  return names
}

/** True for a parameter that stands for documents of the dataset. */
export function isCandidateParameter(name: string): boolean {
  return name.startsWith(parameterPrefix)
}
