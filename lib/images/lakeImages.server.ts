import { publicEnv } from '../site/env.ts'
import { cacheFileOf, ImageUnavailableError, markUsed, readFileOf, type CachedFile } from './cache.server.ts'
import { download } from './download.server.ts'
import { downloadFilePattern, imageFilePattern, rectPattern } from './lakeImage.ts'
import { maxStoredWidth } from './sizes.ts'

/** Files of the content lake, from the disk cache or its asset host. Never stale. */

/** Bytes. */
const maxBytes = 50_000_000

const imageTypes: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
])

/** True for SVGs and for small, uncropped animations: resizing all frames takes too long. */
function isWantedWhole(file: string, rect: string | undefined): boolean {
  if (file.endsWith('.svg')) return true
  const [, width] = /-(\d+)x\d+\.gif$/.exec(file) ?? []
  return width !== undefined && !rect && Number(width) <= maxStoredWidth
}

/** URL of a file on the asset host, undefined for a wrong name. */
export function assetUrl(file: string, kind: 'images' | 'files', rect?: string): string | undefined {
  const isFile = kind === 'images' ? imageFilePattern.test(file) : downloadFilePattern.test(file)
  if (!isFile || (rect !== undefined && !rectPattern.test(rect))) return undefined
  const { projectId, dataset, apiHost } = publicEnv.sanity
  const url = new URL(`${apiHost ?? 'https://cdn.sanity.io'}/${kind}/${projectId}/${dataset}/${file}`)
  if (kind === 'images' && !isWantedWhole(file, rect)) {
    url.searchParams.set('w', String(maxStoredWidth))
    url.searchParams.set('fit', 'max')
    if (rect) url.searchParams.set('rect', rect)
  }
  return url.href
}

type ReadOptions = { kind?: 'images' | 'files'; rect?: string | undefined; mayDownload?: () => boolean }

/** @throws {ImageUnavailableError} with status 404 for a wrong name, 429 without a download */
export async function readLakeFile(file: string, options: ReadOptions = {}): Promise<CachedFile> {
  const url = knownUrl(file, options)
  return readFileOf(url, () => downloadAsset(url, file), options)
}

/** Caches a file without reading it. @throws as {@link readLakeFile} */
export async function cacheLakeFile(file: string, options: ReadOptions = {}): Promise<void> {
  const url = knownUrl(file, options)
  await cacheFileOf(url, () => downloadAsset(url, file), options)
}

function knownUrl(file: string, { kind = 'images', rect }: ReadOptions): string {
  const url = assetUrl(file, kind, rect)
  if (!url) throw new ImageUnavailableError(`${file} is no file of the content lake`, { status: 404 })
  return url
}

/** Caches an image that a page shows; such images are evicted last. */
export async function keepLakeImage(file: string, rect?: string): Promise<CachedFile> {
  const image = await readLakeFile(file, { rect })
  await markUsed(knownUrl(file, { rect }))
  return image
}

async function downloadAsset(url: string, file: string): Promise<CachedFile> {
  const { type = '', bytes } = await download(url, maxBytes)
  // A proxy's "200, maintenance" must not be cached for a year.
  const isOther = imageFilePattern.test(file)
    ? !type.startsWith('image/')
    : /^(?:text\/html|application\/json)$/.test(type) && !/\.(?:html?|json)$/.test(file)
  if (isOther) throw new ImageUnavailableError(`${url} is ${type}, not the file`)
  const extension = file.split('.').at(-1) ?? ''
  return { type: imageTypes.get(extension) ?? 'application/octet-stream', bytes }
}
