import type { LakeServices } from '../services.ts'
import type { Exchange } from './exchange.ts'
import type { Reply } from './reply.ts'

/** The variable parts of a path by name, decoded. */
export type PathParams = Record<string, string>

/** An endpoint of the lake. Of several that match a request the first is used. */
export interface Route {
  methods: readonly string[]
  /** Segments: one that begins with a colon is variable, and a last `*` takes the rest. */
  path: string
  /** A `:dataset` in the path is the lake's own by then. */
  handle: (exchange: Exchange, params: PathParams, lake: LakeServices) => Reply | Promise<Reply>
}
