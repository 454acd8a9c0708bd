import { createHash } from 'node:crypto'
import path from 'node:path'
import { httpError } from '../errors.ts'
import { binary, type Reply } from '../http/reply.ts'
import { isText } from '../json.ts'
import type { Store } from '../store/store.ts'
import { parseImageParams } from './imageParams.ts'
import { isShownInline, mediaTypeOf } from './mediaTypes.ts'
import { assetIdOf, type AssetKind } from './upload.ts'
import { transformImage, type TransformedImage } from './transform.ts'

/** Resized versions are cached up to this many bytes in total. */
const cacheBytes = 64 * 1024 * 1024

/** Formats that sharp reads and writes; the rest is served as it was uploaded. */
const transformable = new Set(['jpg', 'png', 'webp', 'avif', 'gif', 'tiff'])

/** A request for a file; `accept` and `ifNoneMatch` are its headers, undefined when it has none. */
export interface AssetRequest {
  kind: AssetKind
  fileName: string
  query: URLSearchParams
  accept: string | undefined
  ifNoneMatch: string | undefined
}

/** Serves uploaded files, and images in the requested version. */
export class AssetServer {
  readonly #store: Store
  /**
   * By file name and parameters, most recently used last. A promise, so that two requests share one
   * transform.
   */
  readonly #drawn = new Map<string, Promise<TransformedImage>>()
  #drawnBytes = 0

  constructor(store: Store) {
    this.#store = store
  }

  /** @throws ApiError 404 for an unknown file, 400 for parameters that make no sense */
  async serve({ kind, fileName, query, accept, ifNoneMatch }: AssetRequest): Promise<Reply> {
    const asset = this.#store.get(assetIdOf(kind, fileName))
    if (!asset || !this.#store.files.has(fileName)) throw httpError(404, `Asset "${fileName}" was not found`)
    const extension = path.extname(fileName).slice(1)
    const transform = transformable.has(extension) ? parseImageParams(query, accept) : undefined
    const version = transform ? JSON.stringify(transform) : 'original'
    // Names follow from content, so name and parameters say all that can ever differ.
    const etag = `"${createHash('sha1').update(`${fileName} ${version}`).digest('base64url')}"`
    const headers = {
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      ...(query.getAll('auto').includes('format') ? { vary: 'origin, accept' } : {}),
      // `?dl=name` names the download, `?dl` gives it the name under which it was uploaded.
      ...safetyHeaders(
        extension,
        query.has('dl') ? query.get('dl') || textOf(asset.originalFilename) : undefined,
      ),
    }
    if (ifNoneMatch === etag) return { status: 304, headers, body: '' }
    if (!transform) return binary(await this.#store.files.read(fileName), mediaTypeOf(extension), headers)
    const { content, mediaType } = await this.#draw(`${fileName} ${version}`, async () =>
      transformImage(await this.#store.files.read(fileName), transform),
    )
    return binary(content, mediaType, headers)
  }

  #draw(key: string, draw: () => Promise<TransformedImage>): Promise<TransformedImage> {
    const existing = this.#drawn.get(key)
    if (existing) {
      this.#drawn.delete(key)
      this.#drawn.set(key, existing)
      return existing
    }
    const drawing = draw()
    this.#drawn.set(key, drawing)
    drawing.then(
      ({ content }) => this.#account(content.length),
      () => this.#drawn.delete(key),
    )
    return drawing
  }

  #account(bytes: number): void {
    this.#drawnBytes += bytes
    if (this.#drawnBytes <= cacheBytes) return
    this.#drawn.clear()
    this.#drawnBytes = 0
  }
}

/**
 * What was uploaded is never trusted: it is not sniffed, cannot run scripts, and is offered as a
 * download when in doubt.
 */
function safetyHeaders(extension: string, downloadName: string | undefined): Record<string, string> {
  const asAttachment = downloadName !== undefined || !isShownInline(extension)
  return {
    'x-content-type-options': 'nosniff',
    // Chrome does not show a PDF in a sandbox; a PDF cannot touch the page's origin anyway.
    ...(extension === 'pdf'
      ? {}
      : {
          'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        }),
    ...(asAttachment ? { 'content-disposition': `attachment${fileNameParameters(downloadName ?? '')}` } : {}),
  }
}

/**
 * RFC 6266: a name that every browser can read, and the very one where that differs, as RFC 8187
 * has it.
 */
function fileNameParameters(name: string): string {
  if (name === '') return ''
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(String(Buffer.from(name))).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`
}

function textOf(value: unknown): string {
  return isText(value) ? value : ''
}
