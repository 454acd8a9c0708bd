import type { ExprNode } from 'groq-js'
import { isText } from '../json.ts'
import type { StoredDocument } from '../types.ts'
import { rewriteTree, visitTree } from './ast.ts'
import { attributePath, constantItems, constantOf } from './attributes.ts'
import type { View } from './views.ts'

/**
 * A query that need not look at every document: in `*[_type == "post" && ...]`, `*` becomes a
 * parameter with the documents of that type. All else of the filter still runs as it is.
 */
export interface QueryPlan {
  tree: ExprNode
  /** Parameter name to the documents that it stands for. */
  lookups: ReadonlyMap<string, Lookup>
  /** Parameter name to ids of which one must be referred to; else `references()` is not run. */
  targets: ReadonlyMap<string, string[]>
  /** Whether the tree still asks for the whole dataset somewhere. */
  needsEverything: boolean
}

/** A document must have one of these. */
interface Lookup {
  kind: 'types' | 'ids' | 'slugs'
  names: string[]
}

/** No GROQ parameter can be called this, so it cannot clash with the query's own. */
const parameterPrefix = 'lake documents '

/** True for a parameter that stands for documents of the dataset. */
export function isLookupParameter(name: string): boolean {
  return name.startsWith(parameterPrefix)
}

/** The plan for a query's tree; without lookups where no filter names type, id or slug. */
export function planQuery(tree: ExprNode): QueryPlan {
  const lookups = new Map<string, Lookup>()
  const targets = new Map<string, string[]>()
  const planned = rewriteTree(tree, (node) => {
    if (node.type === 'FuncCall' && node.name === 'references') return onlyForTargets(node, targets)
    const lookup = node.type === 'Filter' && node.base.type === 'Everything' ? lookupOf(node.expr) : undefined
    if (node.type !== 'Filter' || !lookup) return node
    const name = parameterPrefix + lookups.size
    lookups.set(name, lookup)
    const base: ExprNode = { type: 'Parameter', name }
    // By a type alone groq-js, too, would let all of them through.
    return node.expr.type === 'OpCall' && lookup.kind === 'types' ? base : { ...node, base }
  })
  let needsEverything = false
  visitTree(planned, (node) => {
    needsEverything ||=
      node.type === 'Everything' || (node.type === 'FuncCall' && node.namespace === 'releases')
  })
  return { tree: planned, lookups, targets, needsEverything }
}

/** The documents behind a plan's parameters. */
export function lookUp({ lookups }: QueryPlan, view: View): Record<string, StoredDocument[]> {
  const reads = { types: view.ofTypes, ids: view.withIds, slugs: view.withSlugs }
  return Object.fromEntries(
    [...lookups].map(([name, { kind, names }]) => [name, reads[kind].call(view, names)]),
  )
}

/** Whether any document refers to what `references()` asks for. */
export function referredTo({ targets }: QueryPlan, view: View): Record<string, boolean> {
  return Object.fromEntries(
    [...targets].map(([name, ids]) => [name, ids.some((id) => view.isReferredTo(id))]),
  )
}

/** The Studio's search asks for references to its words, which walks through every document. */
function onlyForTargets(
  node: Extract<ExprNode, { type: 'FuncCall' }>,
  targets: Map<string, string[]>,
): ExprNode {
  const ids = node.args.map((arg) => constantItems(arg) ?? [constantOf(arg)?.value])
  if (!ids.flat().every(isText)) return node
  const name = `lake targets ${targets.size}`
  targets.set(name, ids.flat() as string[])
  const alternative = {
    type: 'SelectAlternative',
    condition: { type: 'Parameter', name },
    value: node,
  } as const
  return { type: 'Select', alternatives: [alternative], fallback: { type: 'Value', value: false } }
}

/** What a filter demands, if that can be looked up. */
function lookupOf(expr: ExprNode): Lookup | undefined {
  if (expr.type === 'Group') return lookupOf(expr.base)
  if (expr.type === 'And') {
    const both = [lookupOf(expr.left), lookupOf(expr.right)].filter((each) => each !== undefined)
    // An id or a slug is rarer than a type.
    return both.find(({ kind }) => kind !== 'types') ?? both[0]
  }
  if (expr.type !== 'OpCall') return undefined
  if (expr.op === 'in') return oneOf(expr.left, constantItems(expr.right))
  if (expr.op !== '==') return undefined
  const equals = (attribute: ExprNode, value: ExprNode) => {
    const constant = constantOf(value)
    return oneOf(attribute, constant && [constant.value])
  }
  return equals(expr.left, expr.right) ?? equals(expr.right, expr.left)
}

const kinds: Partial<Record<string, Lookup['kind']>> = {
  _type: 'types',
  _id: 'ids',
  'slug.current': 'slugs',
}

/** Types and ids are always strings. A slug that is none, or is missing, cannot be looked up. */
function oneOf(attribute: ExprNode, values: unknown[] | undefined): Lookup | undefined {
  const kind = kinds[attributePath(attribute)?.join('.') ?? '']
  if (!kind || !values || (kind === 'slugs' && !values.every(isText))) return undefined
  return { kind, names: values.filter(isText) }
}
