import type { ExprNode } from 'groq-js'
import type { StoredDocument } from '../types.ts'
import { rewriteTree, visitTree } from './ast.ts'
import { attributePath, constantItems, constantOf } from './attributes.ts'
import { isText } from '../json.ts'
import { necessaryCondition, type Condition } from './conditions.ts'
import { compareBy, type Order } from './order.ts'
import type { View } from './views.ts'

/**
 * Query planning: `*[_type == "post" && ...] | order(date)[0...10]` need not look at every
 * document. `*` is replaced by a parameter with the documents that may matter; the query itself
 * still runs as it is. Everything stays correct as long as they are a superset.
 */
export interface QueryPlan {
  tree: ExprNode
  /** Parameter name to what it stands for; one that another one needs comes first. */
  candidates: ReadonlyMap<string, Candidates>
  /** Whether the tree still asks for the whole dataset somewhere. */
  needsEverything: boolean
}

/** Which documents a filter must be run on. */
interface Candidates {
  /** The filter of the query, over the documents of `partParameter`. */
  filter: ExprNode
  constraint: Constraint | undefined
  condition: Condition | undefined
  /** The first ones in an order are enough, when they have passed the filter. */
  first: { count: number; order: Order } | undefined
}

/** The types, ids or slugs a document must have one of, or the ids it must refer to one of. */
type Constraint = { kind: 'types' | 'ids' | 'slugs' | 'references'; names: string[] }

/** No GROQ parameter can be called this, so it cannot clash with the query's own. */
const parameterPrefix = 'lake candidates '
const partParameter = `${parameterPrefix}part`

/** The plan for a query's tree; without candidates where no filter can be looked up. */
export function planQuery(tree: ExprNode): QueryPlan {
  const candidates = new Map<string, Candidates>()
  const planned = rewriteTree(tree, (node) => {
    if (node.type === 'Slice' || node.type === 'AccessElement') {
      noteFirst(node, candidates)
      return node
    }
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return node
    const name = parameterPrefix + candidates.size
    candidates.set(name, {
      filter: { ...node, base: { type: 'Parameter', name: partParameter } },
      constraint: constraintOf(node.expr),
      condition: necessaryCondition(node.expr),
      first: undefined,
    })
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

/** Of a list that is cut off only the documents up to there are needed. */
function noteFirst(
  node: Extract<ExprNode, { type: 'Slice' | 'AccessElement' }>,
  candidates: Map<string, Candidates>,
): void {
  const [left, last] =
    node.type === 'Slice' ? [node.left, node.right - (node.isInclusive ? 0 : 1)] : [0, node.index]
  if (left < 0 || last < 0 || (node.type === 'Slice' && node.right < 0)) return
  let { base } = node
  let order: Order = []
  if (base.type === 'PipeFuncCall' && base.name === 'order') {
    const sorted = base.args.map(orderOf)
    if (!sorted.every((each) => each !== undefined)) return
    order = sorted
    ;({ base } = base)
  }
  if (base.type !== 'Filter' || base.base.type !== 'Parameter') return
  const found = candidates.get(base.base.name)
  if (found && !dependsOnOutside(base.expr))
    candidates.set(base.base.name, { ...found, first: { count: last + 1, order } })
}

function orderOf(arg: ExprNode): Order[number] | undefined {
  const descending = arg.type === 'Desc'
  const path = attributePath(arg.type === 'Desc' || arg.type === 'Asc' ? arg.base : arg)
  return path && { path, descending }
}

/** Inside of another list a filter may lead to other documents for each of its items. */
function dependsOnOutside(filter: ExprNode): boolean {
  let found = false
  visitTree(filter, (node) => (found ||= node.type === 'Parent'))
  return found
}

/**
 * The documents behind a plan's parameters, for one perspective.
 *
 * @param pass runs a filter over the documents of its parameter, with the parameters so far
 */
export function candidateParams(
  plan: QueryPlan,
  view: View,
  pass: (filter: ExprNode, params: Record<string, StoredDocument[]>) => StoredDocument[],
): Record<string, StoredDocument[]> {
  const params: Record<string, StoredDocument[]> = {}
  for (const [name, { filter, constraint, condition, first }] of plan.candidates) {
    const documents = lookUp(constraint, first?.order ?? [], view)
    params[name] = first
      ? firstOf(documents, first, condition, (part) => pass(filter, { ...params, [partParameter]: part }))
      : condition
        ? documents.filter(condition)
        : documents
  }
  return params
}

function lookUp(constraint: Constraint | undefined, order: Order, view: View): StoredDocument[] {
  if (!constraint) return view.inOrder(undefined, order)
  const { kind, names } = constraint
  if (kind === 'types') return view.inOrder(names, order)
  const found =
    kind === 'ids' ? view.withIds(names) : kind === 'slugs' ? view.withSlugs(names) : view.referringTo(names)
  return order.length > 0 ? found.sort(compareBy(order)) : found
}

/** The first part is small, because most filters let most documents through. */
const firstPart = 32

/** By id, as a query without candidates would have found them. */
function firstOf(
  documents: readonly StoredDocument[],
  { count, order }: { count: number; order: Order },
  condition: Condition | undefined,
  pass: (part: StoredDocument[]) => StoredDocument[],
): StoredDocument[] {
  const found: StoredDocument[] = []
  let part: StoredDocument[] = []
  let size = firstPart
  for (const document of documents) {
    if (condition && !condition(document)) continue
    part.push(document)
    if (part.length < size) continue
    found.push(...pass(part))
    if (found.length >= count) break
    part = []
    size *= 2
  }
  if (found.length < count) found.push(...pass(part))
  return order.length > 0 ? found.sort(compareBy([])) : found
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
const selectivity: readonly Constraint['kind'][] = ['ids', 'slugs', 'references', 'types']

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
  return oneOf(left, constantItems(right))
}

function equality(attribute: ExprNode, value: ExprNode): Constraint | undefined {
  const constant = constantOf(value)
  return oneOf(attribute, constant && [constant.value])
}

/** Types and ids are always strings. A slug that is none, or is missing, has no index. */
function oneOf(attribute: ExprNode, values: unknown[] | undefined): Constraint | undefined {
  const kind = lookupKind(attribute)
  if (!kind || !values || (kind === 'slugs' && !values.every(isText))) return undefined
  return { kind, names: values.filter(isText) }
}

/**
 * Each argument of `references()` is an id or a list of ids; one that is not known yet rules the
 * lookup out.
 */
function references(args: ExprNode[]): Constraint | undefined {
  const names: string[] = []
  for (const arg of args) {
    const constant = constantOf(arg)
    const ids = constantItems(arg) ?? (constant && [constant.value])
    if (!ids) return undefined
    names.push(...ids.filter(isText))
  }
  return { kind: 'references', names }
}

const lookupKinds: Partial<Record<string, 'types' | 'ids' | 'slugs'>> = {
  _type: 'types',
  _id: 'ids',
  'slug.current': 'slugs',
}

function lookupKind(expr: ExprNode): 'types' | 'ids' | 'slugs' | undefined {
  const path = attributePath(expr)
  return path && lookupKinds[path.join('.')]
}

/** True for a parameter that stands for documents of the dataset. */
export function isCandidateParameter(name: string): boolean {
  return name.startsWith(parameterPrefix)
}
