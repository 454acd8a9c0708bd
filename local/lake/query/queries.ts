import type { ExprNode } from 'groq-js'
import { ApiError, queryError } from '../errors.ts'
import { sourceMapFor, type ArraySelector, type SourceMap } from '../sourceMap/sourceMap.ts'
import type { StoredDocument } from '../types.ts'
import { evaluateAsync, evaluateTree, parseQuery, usesDiff, type EvaluationScope } from './groq.ts'
import { lookUp, planQuery, referredTo, type QueryPlan } from './lookups.ts'
import { usesText, withText } from './textSearch.ts'
import type { Perspective, Views } from './views.ts'

/**
 * A query and all that its result depends on besides the documents. The names in `params` lack
 * their `$`.
 */
export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** Requests the source of each value of the result, and how paths name array items. */
  sourceMap?: ArraySelector | undefined
}

/** The result as plain JSON; null where nothing is found. */
export interface QueryOutcome {
  result: unknown
  /** Present when asked for; empty when the query could not be traced. */
  sourceMap?: SourceMap
}

interface PreparedQuery extends QueryPlan {
  needsText: boolean
}

const preparedLimit = 500
/**
 * Characters of query and parameters: longer ones are seldom asked twice, and their trees take many
 * times their length.
 */
const longestPrepared = 10_000

/** Runs GROQ queries over the documents in memory. */
export class Queries {
  readonly #views: Views
  readonly #project: EvaluationScope['project']
  /**
   * Parsed queries, most recently used last. groq-js writes parameters into the tree, so they are
   * part of the key.
   */
  readonly #prepared = new Map<string, PreparedQuery>()

  constructor(views: Views, project: EvaluationScope['project']) {
    this.#views = views
    this.#project = project
  }

  /**
   * @throws ApiError 400 for a query that cannot be read or run, or that calls a function the lake
   *   does not have
   */
  run({ query, params, perspective, sourceMap }: QueryRequest): QueryOutcome {
    const prepared = this.#prepare(query, params)
    const view = this.#views.get(perspective)
    return attempt(query, () => {
      const dataset = prepared.needsEverything ? view.all() : []
      const found = lookUp(prepared, view)
      if (prepared.needsText) [dataset, ...Object.values(found)].forEach(withText)
      const scope: EvaluationScope = {
        dataset,
        params: { ...params, ...found, ...referredTo(prepared, view) },
        dereference: (id) => view.get(id),
        project: this.#project,
      }
      const result = evaluateTree(prepared.tree, scope)
      return sourceMap
        ? { result, sourceMap: sourceMapFor(prepared.tree, scope, result, sourceMap) }
        : { result }
    })
  }

  /** As `run`, and with the functions that groq-js only runs asynchronously: `diff::`. */
  async answer(request: QueryRequest): Promise<QueryOutcome> {
    const { query, params, perspective } = request
    const tree = query.includes('diff::') ? attempt(query, () => parseQuery(query, params)) : undefined
    if (!tree || !usesDiff(tree)) return this.run(request)
    const view = this.#views.get(perspective)
    try {
      const result = await evaluateAsync(tree, {
        dataset: usesText(tree) ? withText(view.all()) : view.all(),
        params,
        dereference: (id) => view.get(id),
        project: this.#project,
      })
      return { result }
    } catch (error) {
      throw failure(query, error)
    }
  }

  #prepare(query: string, params: Record<string, unknown>): PreparedQuery {
    const key = JSON.stringify([query, params])
    let prepared = this.#prepared.get(key)
    if (prepared) this.#prepared.delete(key)
    else {
      prepared = attempt(query, () => {
        const tree = parseQuery(query, params)
        return { ...planQuery(tree), needsText: usesText(tree) }
      })
    }
    if (key.length > longestPrepared) return prepared
    this.#prepared.set(key, prepared)
    const [oldest] = this.#prepared.keys()
    if (this.#prepared.size > preparedLimit && oldest !== undefined) this.#prepared.delete(oldest)
    return prepared
  }
}

/**
 * Some mistakes only show when a tree is walked through, in words of groq-js; and a tree may be too
 * deep for that.
 */
function attempt<T>(query: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw failure(query, error)
  }
}

function failure(query: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return queryError(`The query cannot be run: ${reason}`, query)
}

/** Decides whether single documents match a listener's query, without the rest of the dataset. */
export class DocumentMatcher {
  readonly #query: string
  readonly #tree: ExprNode
  readonly #needsText: boolean
  readonly #scope: Omit<EvaluationScope, 'dataset'>

  /** @throws ApiError 400 like `Queries.run` */
  constructor(
    query: string,
    params: Record<string, unknown>,
    scope: Omit<EvaluationScope, 'dataset' | 'params'>,
  ) {
    this.#query = query
    this.#tree = attempt(query, () => parseQuery(query, params))
    this.#needsText = attempt(query, () => usesText(this.#tree))
    this.#scope = { ...scope, params }
  }

  /** @throws ApiError 400 like `Queries.run` */
  matches(document: StoredDocument): boolean {
    const dataset = this.#needsText ? withText([document]) : [document]
    const result = attempt(this.#query, () => evaluateTree(this.#tree, { ...this.#scope, dataset }))
    return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
  }
}
