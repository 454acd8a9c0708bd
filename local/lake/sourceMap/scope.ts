import { nothing, type Traced } from './traced.ts'

/**
 * What `@` and `^` mean at a point of a query. A mirror of groq-js' own scopes: a mapping opens a
 * scope that does not count as a parent.
 */
export class TraceScope {
  readonly current: Traced
  readonly hidden: boolean
  readonly #parent: TraceScope | undefined

  constructor(current: Traced, parent?: TraceScope, hidden = false) {
    this.current = current
    this.hidden = hidden
    this.#parent = parent
  }

  nested(value: Traced): TraceScope {
    return new TraceScope(value, this.#parentOfNested())
  }

  mapped(value: Traced): TraceScope {
    return new TraceScope(value, this.#parentOfNested(), true)
  }

  #parentOfNested(): TraceScope | undefined {
    return this.hidden ? this.#parent : this
  }

  /** The value `levels` scopes out; 0 is the current one. */
  ancestor(levels: number): Traced {
    if (levels === 0) return this.current
    return this.#parent ? this.#parent.ancestor(levels - 1) : nothing
  }
}
