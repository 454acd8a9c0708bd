import type { ExprNode } from 'groq-js'
import { jsonEqual } from '../json.ts'
import type { EvaluationScope } from '../query/groq.ts'
import type { StoredDocument } from '../types.ts'
import { Tracer } from './tracer.ts'
import type { Origin, PathStep, Traced } from './traced.ts'

/** Whether paths name array items by `_key` or by index. */
export type ArraySelector = 'key' | 'index'

type Mapping =
  | { type: 'value'; source: { type: 'literal' } }
  | { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }

/**
 * A content source map (https://www.sanity.io/docs/content-source-maps): result path to document
 * and path.
 */
export interface SourceMap {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<string, Mapping>
}

/**
 * Maps the values of a result to the documents they come from. Should the second, tracing walk
 * arrive at anything else than groq-js did, the map would be a lie: then it is empty.
 */
export function sourceMapFor(
  tree: ExprNode,
  evaluation: EvaluationScope,
  result: unknown,
  selector: ArraySelector,
): SourceMap {
  const writer = new SourceMapWriter(selector)
  const traced = new Tracer(evaluation).trace(tree)
  if (jsonEqual(asJson(traced.value), asJson(result))) writer.add(traced, [])
  return writer.map
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null))
}

class SourceMapWriter {
  readonly map: SourceMap = { documents: [], paths: [], mappings: {} }
  readonly #selector: ArraySelector
  readonly #documentNumbers = new Map<string, number>()
  readonly #pathNumbers = new Map<string, number>()

  constructor(selector: ArraySelector) {
    this.#selector = selector
  }

  add(traced: Traced, path: PathStep[]): void {
    if ((traced.value ?? null) === null) return
    if (traced.origin) this.#map(path, this.#documentValue(traced.origin))
    else if (traced.fields)
      for (const [name, field] of Object.entries(traced.fields)) this.add(field, [...path, name])
    else if (traced.items) traced.items.forEach((item, position) => this.add(item, [...path, position]))
    else this.#map(path, { type: 'literal' })
  }

  #map(path: PathStep[], source: Mapping['source']): void {
    this.map.mappings[this.#jsonPath(path)] = { type: 'value', source } as Mapping
  }

  #documentValue({ document, path }: Origin): Mapping['source'] {
    const written = this.#jsonPath(path)
    return {
      type: 'documentValue',
      document: this.#numberOf(document),
      path: numbered(this.#pathNumbers, written, () => this.map.paths.push(written)),
    }
  }

  /** Drafts appear under their own id, so that a click leads to what is edited. */
  #numberOf(document: StoredDocument): number {
    const id = typeof document._originalId === 'string' ? document._originalId : document._id
    return numbered(this.#documentNumbers, id, () =>
      this.map.documents.push({ _id: id, _type: document._type }),
    )
  }

  #jsonPath(path: PathStep[]): string {
    return '$' + path.map((step) => this.#jsonPathStep(step)).join('')
  }

  #jsonPathStep(step: PathStep): string {
    if (typeof step === 'number') return `[${step}]`
    if (typeof step === 'string') return `['${quoted(step)}']`
    return this.#selector === 'key' ? `[?(@._key=='${quoted(step.key)}')]` : `[${step.position}]`
  }
}

function numbered(numbers: Map<string, number>, key: string, append: () => void): number {
  const existing = numbers.get(key)
  if (existing !== undefined) return existing
  numbers.set(key, numbers.size)
  append()
  return numbers.size - 1
}

function quoted(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}
