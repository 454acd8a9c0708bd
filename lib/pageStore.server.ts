import { createRequire } from 'node:module'
import type * as Store from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { writeWhole } from './wholeFile.server.ts'

// Node does not see the default export of a package that was compiled to CommonJS.
const store: typeof Store = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/**
 * Next's own store of generated pages, but with each file whole or not there. Next writes over a page in its place: a process that is
 * killed meanwhile, or a full disk, leaves half of it or nothing, which the next process serves as good for five minutes.
 */
export default class PageStore extends store.default {
  constructor(context: ConstructorParameters<typeof store.default>[0]) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWhole } })
  }
}
