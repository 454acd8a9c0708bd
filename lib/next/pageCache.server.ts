import { createRequire } from 'node:module'
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { writeFileAtomic } from '../util/writeFileAtomic.server.ts'

// Node does not see the exports of a package compiled to CommonJS.
const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof FileSystemCacheModule

type Context = ConstructorParameters<typeof FileSystemCache>[0]

/** Departure 4 (README.md): Next's page cache with atomic writes. vercel/next.js#98009 */
export default class PageCache extends FileSystemCache {
  constructor(context: Context) {
    super({ ...context, fs: { ...context.fs, writeFile: (file, data) => writeFileAtomic(file, data) } })
  }
}
