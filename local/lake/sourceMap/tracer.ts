import type { ExprNode, ObjectAttributeNode } from 'groq-js'
import { isObject } from '../json.ts'
import { isLookupParameter } from '../query/lookups.ts'
import { evaluateTree, type EvaluationScope } from '../query/groq.ts'
import type { StoredDocument } from '../types.ts'
import { detach, type Detached } from './detach.ts'
import { TraceScope } from './scope.ts'
import {
  fieldOf,
  itemsOf,
  nothing,
  tracedArray,
  tracedDocument,
  tracedObject,
  type Traced,
} from './traced.ts'

/**
 * Walks a query a second time and notes where each value of its result was copied from. It follows
 * the parts of GROQ that move values around; computed values (operators, most functions) are left
 * to groq-js and have no origin.
 */
export class Tracer {
  readonly #evaluation: EvaluationScope
  /** Cut-out expressions by node, one for each kind of scope around it. */
  readonly #detached = { hidden: new WeakMap<ExprNode, Detached>(), plain: new WeakMap<ExprNode, Detached>() }

  constructor(evaluation: EvaluationScope) {
    this.#evaluation = evaluation
  }

  trace(node: ExprNode, scope = new TraceScope(nothing)): Traced {
    switch (node.type) {
      case 'Everything':
        return tracedArray(this.#evaluation.dataset.map(tracedDocument))
      case 'Parameter':
        return isLookupParameter(node.name)
          ? tracedArray((this.#evaluation.params[node.name] as StoredDocument[]).map(tracedDocument))
          : this.#compute(node, scope)
      case 'This':
        return scope.current
      case 'Parent':
        return scope.ancestor(node.n)
      case 'Group':
        return this.trace(node.base, scope)
      case 'ArrayCoerce':
        return this.#arrayOr(node.base, scope, tracedArray)
      case 'AccessAttribute':
        return fieldOf(node.base ? this.trace(node.base, scope) : scope.current, node.name)
      case 'AccessElement':
        return this.#arrayOr(node.base, scope, (items) => items.at(node.index) ?? nothing)
      case 'Slice':
        return this.#arrayOr(node.base, scope, (items) => tracedArray(slice(items, node)))
      case 'Filter':
        return this.#arrayOr(node.base, scope, (items) =>
          tracedArray(items.filter((item) => this.#holds(node.expr, scope.nested(item)))),
        )
      case 'Map':
        return this.#arrayOr(node.base, scope, (items) =>
          tracedArray(items.map((item) => this.trace(node.expr, scope.mapped(item)))),
        )
      case 'FlatMap':
        return this.#arrayOr(node.base, scope, (items) =>
          tracedArray(items.flatMap((item) => flatten(this.trace(node.expr, scope.mapped(item))))),
        )
      case 'Projection': {
        const base = this.trace(node.base, scope)
        return isObject(base.value) ? this.trace(node.expr, scope.nested(base)) : nothing
      }
      case 'Object':
        return this.#object(node.attributes, scope)
      case 'Array':
        return tracedArray(
          node.elements.flatMap(({ value, isSplat }) => {
            const item = this.trace(value, scope)
            return isSplat ? (itemsOf(item) ?? []) : [item]
          }),
        )
      case 'Deref':
        return this.#dereference(this.trace(node.base, scope))
      case 'Select': {
        const chosen = node.alternatives.find(({ condition }) => this.#holds(condition, scope))
        const value = chosen?.value ?? node.fallback
        return value ? this.trace(value, scope) : nothing
      }
      case 'FuncCall':
        return node.namespace === 'global' && node.name === 'coalesce'
          ? this.#firstOf(node.args, scope)
          : this.#compute(node, scope)
      case 'PipeFuncCall':
        return node.name === 'order' ? this.#order(node, scope) : this.#compute(node, scope)
      default:
        return this.#compute(node, scope)
    }
  }

  #arrayOr(base: ExprNode, scope: TraceScope, transform: (items: Traced[]) => Traced): Traced {
    const items = itemsOf(this.trace(base, scope))
    return items ? transform(items) : nothing
  }

  #object(attributes: ObjectAttributeNode[], scope: TraceScope): Traced {
    const fields: Record<string, Traced> = {}
    for (const attribute of attributes) {
      if (attribute.type === 'ObjectAttributeValue') {
        fields[attribute.name] = this.trace(attribute.value, scope)
        continue
      }
      if (attribute.type === 'ObjectConditionalSplat' && !this.#holds(attribute.condition, scope)) continue
      const splat = this.trace(attribute.value, scope)
      if (!isObject(splat.value)) continue
      for (const name of Object.keys(splat.value)) fields[name] = fieldOf(splat, name)
    }
    return tracedObject(fields)
  }

  #dereference({ value }: Traced): Traced {
    const target =
      isObject(value) && typeof value._ref === 'string' && this.#evaluation.dereference(value._ref)
    return target ? tracedDocument(target) : nothing
  }

  #firstOf(args: ExprNode[], scope: TraceScope): Traced {
    for (const arg of args) {
      const traced = this.trace(arg, scope)
      if ((traced.value ?? null) !== null) return traced
    }
    return nothing
  }

  /**
   * groq-js does the sorting; its result holds the very objects it was given, so each finds its way
   * back.
   */
  #order(node: Extract<ExprNode, { type: 'PipeFuncCall' }>, scope: TraceScope): Traced {
    return this.#arrayOr(node.base, scope, (items) => {
      const byValue = new Map(items.map((item) => [item.value, item]))
      const source = 'lake items to order'
      const sorted = this.#evaluate({ ...node, base: { type: 'Parameter', name: source } }, scope, {
        [source]: items.map((item) => item.value),
      })
      if (!Array.isArray(sorted)) return nothing
      return tracedArray(sorted.map((value: unknown) => byValue.get(value) ?? { value }))
    })
  }

  #holds(condition: ExprNode, scope: TraceScope): boolean {
    return this.#evaluate(condition, scope) === true
  }

  #compute(node: ExprNode, scope: TraceScope): Traced {
    return { value: this.#evaluate(node, scope) }
  }

  #evaluate(node: ExprNode, scope: TraceScope, extraParams: Record<string, unknown> = {}): unknown {
    const cache = scope.hidden ? this.#detached.hidden : this.#detached.plain
    let detached = cache.get(node)
    if (!detached) {
      detached = detach(node, scope.hidden)
      cache.set(node, detached)
    }
    const ancestors = [...detached.ancestors].map(([name, levels]) => [name, scope.ancestor(levels).value])
    return evaluateTree(detached.tree, {
      ...this.#evaluation,
      root: scope.current.value,
      params: { ...this.#evaluation.params, ...Object.fromEntries(ancestors), ...extraParams },
    })
  }
}

function flatten(traced: Traced): Traced[] {
  return itemsOf(traced) ?? [traced]
}

function slice(
  items: Traced[],
  { left, right, isInclusive }: Extract<ExprNode, { type: 'Slice' }>,
): Traced[] {
  const position = (index: number) => (index < 0 ? index + items.length : index)
  return items.slice(Math.max(0, position(left)), Math.max(0, position(right) + (isInclusive ? 1 : 0)))
}
