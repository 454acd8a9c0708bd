import { evaluate, evaluateSync, GroqSyntaxError, parse, toJS, type ExprNode } from 'groq-js'
import { queryError } from '../errors.ts'
import { localUser } from '../identity.ts'
import type { StoredDocument } from '../types.ts'
import { visitTree } from './ast.ts'
import { rewriteTextSearch } from './textSearch.ts'

/** What an expression is evaluated against. */
export interface EvaluationScope {
  /** What `*` is. */
  dataset: StoredDocument[]
  /** What `@` is at the outermost level. */
  root?: unknown
  params: Record<string, unknown>
  /** Finds the target of a reference. */
  dereference: (id: string) => StoredDocument | undefined
  project: { projectId: string; dataset: string }
}

/**
 * Functions that groq-js can read but not run. Without this list they would fail half-way through,
 * or worse, match nothing. `text::query` is refused where `rewriteTextSearch` leaves it: with
 * computed words, or outside `match`.
 */
const unsupported = new Set([
  'global::anywhere',
  'delta::changedAny',
  'delta::changedOnly',
  'delta::operation',
  'documents::get',
  'documents::incomingRefCount',
  'documents::incomingGlobalDocumentReferenceCount',
  'geo::latLng',
  'geo::contains',
  'geo::intersects',
  'geo::distance',
  'media::aspect',
  'text::query',
  'text::semanticSimilarity',
  'user::attributes',
])

/**
 * Reads a query into a tree that groq-js can run. Parameters become values at this point.
 *
 * @throws ApiError 400 naming the position of a syntax error, an unknown function or a missing
 *   parameter, which groq-js would take for null
 */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  const tree = rewriteTextSearch(parseWithGroqJs(query, params))
  visitTree(tree, (node) => {
    if (node.type === 'Parameter' && !Object.hasOwn(params, node.name)) {
      throw queryError(`param $${node.name} referenced, but not provided`, query)
    }
    const name = functionName(node)
    if (name && unsupported.has(name)) {
      const written = name.replace('global::', '')
      throw queryError(`Function ${written}() is not supported by the local content lake`, query)
    }
  })
  return tree
}

function functionName(node: ExprNode): string | undefined {
  if (node.type === 'FuncCall') return `${node.namespace}::${node.name}`
  if (node.type === 'SelectorFuncCall') return `global::${node.name}`
  return undefined
}

function parseWithGroqJs(query: string, params: Record<string, unknown>): ExprNode {
  try {
    return parse(query, { params })
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw queryError(error.message, query, error.position)
    throw queryError(error instanceof Error ? error.message : String(error), query)
  }
}

/** Runs a tree and returns plain JSON; nothing found is `null`. */
export function evaluateTree(tree: ExprNode, scope: EvaluationScope): unknown {
  return toJS(evaluateSync(tree, optionsOf(scope))) ?? null
}

/** The same, with functions that groq-js does not run otherwise. */
export async function evaluateAsync(tree: ExprNode, scope: EvaluationScope): Promise<unknown> {
  const value = await evaluate(tree, optionsOf(scope))
  return JSON.parse(JSON.stringify((await value.get()) ?? null))
}

/** True for `diff::changedAny()` and `diff::changedOnly()`. */
export function usesDiff(tree: ExprNode): boolean {
  let found = false
  visitTree(tree, (node) => (found ||= node.type === 'FuncCall' && node.namespace === 'diff'))
  return found
}

function optionsOf(scope: EvaluationScope) {
  return {
    dataset: scope.dataset,
    root: scope.root,
    params: scope.params,
    identity: localUser.id,
    sanity: scope.project,
    dereference: ({ _ref }: { _ref: string }) => scope.dereference(_ref) ?? null,
  }
}
