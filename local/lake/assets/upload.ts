import { createHash } from 'node:crypto'
import path from 'node:path'
import { httpError } from '../errors.ts'
import { newShortId } from '../ids.ts'
import type { Store } from '../store/store.ts'
import type { DocumentInput } from '../types.ts'
import { mediaTypeOf } from './mediaTypes.ts'
import { inspectImage } from './metadata.ts'

/** The two kinds that the Content Lake knows, as asset ids begin with them. */
export type AssetKind = 'image' | 'file'

/** What comes along with the bytes of an upload. */
export interface UploadDetails {
  filename?: string | undefined
  contentType?: string | undefined
  /** `label`, `title`, `description`, `altText`, `creditLine` ... as given. */
  descriptions?: Record<string, string>
  /** Where the Studio got it from, for instance an image library. */
  source?: { id?: string; name?: string; url?: string }
}

/** Where a dataset's assets are reached, as the path of a URL: `images/<project>/<dataset>/`. */
export interface AssetNamespace {
  projectId: string
  dataset: string
}

/**
 * Stores the bytes durably and returns the asset document that belongs to them. The id follows from
 * the content, as on hosted Sanity, so the same file uploaded twice is one asset. The document is
 * NOT committed: that is the caller's.
 *
 * @throws ApiError 400 for an empty upload, or for an image that cannot be read
 */
export async function storeAsset(
  store: Store,
  namespace: AssetNamespace,
  kind: AssetKind,
  content: Buffer,
  details: UploadDetails,
): Promise<DocumentInput & { _id: string }> {
  if (content.length === 0) throw httpError(400, 'The upload is empty')
  const hash = createHash('sha1').update(content).digest('hex')
  const image = kind === 'image' ? await inspectImage(content) : undefined
  const extension = image?.extension ?? extensionOf(details.filename)
  const size = image && `${image.metadata.dimensions.width}x${image.metadata.dimensions.height}`
  const name = size ? `${hash}-${size}` : hash
  const fileName = `${name}.${extension}`
  const assetPath = `${kind}s/${namespace.projectId}/${namespace.dataset}/${fileName}`

  // Asked again after writing: somebody may have deleted the same asset in the meantime.
  while (!store.files.has(fileName)) await store.files.write(fileName, content)
  return {
    _id: `${kind}-${name}-${extension}`,
    _type: kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: hash,
    sha1hash: hash,
    path: assetPath,
    url: `${store.publicUrl}/${assetPath}`,
    extension,
    mimeType: image ? mediaTypeOf(extension) : (details.contentType ?? mediaTypeOf(extension)),
    size: content.length,
    uploadId: newShortId(),
    ...(details.filename ? { originalFilename: details.filename } : {}),
    ...details.descriptions,
    ...(details.source ? { source: { _type: 'sanity.assetSourceData', ...details.source } } : {}),
    ...(image ? { metadata: image.metadata } : {}),
  }
}

function extensionOf(filename: string | undefined): string {
  const extension = path
    .extname(filename ?? '')
    .slice(1)
    .toLowerCase()
  return /^[a-z0-9]{1,16}$/.test(extension) ? extension : 'bin'
}

/** The id of the asset whose bytes are in a file; the reverse of `assetFileName`. */
export function assetIdOf(kind: AssetKind, fileName: string): string {
  return `${kind}-${fileName.replace('.', '-')}`
}

/**
 * The name of the file behind an asset document's id, or undefined when the id is not an asset's.
 */
export function assetFileName(assetId: string): string | undefined {
  const match = /^(?:image|file)-([0-9a-f]{40}(?:-\d+x\d+)?)-([a-z0-9]+)$/.exec(assetId)
  return match ? `${match[1]}.${match[2]}` : undefined
}
