import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { SeedDocument } from '#sanity/seed/index.ts'

type Complaint = { level: string; path: string; message: string }

/** What the resolved Studio says; `complaints` in the order of the documents asked about. */
export type StudioResponse = {
  complaints: Complaint[][]
  actions: Record<string, string[]>
  creatable: string[]
  /** Types that the sidebar leads to. */
  opened: string[]
  texts: string[]
}

/**
 * Starts the real Studio in a Node process of its own and asks it about `documents`. Takes some
 * seconds.
 */
export function askStudio(documents: SeedDocument[]): StudioResponse {
  const script = path.join(__dirname, 'studioProcess.ts')
  const withJsx = `--import=${path.join(__dirname, 'jsxForNode.ts')}`
  const { status, stdout, stderr } = spawnSync(process.execPath, [withJsx, script], {
    input: JSON.stringify(documents.map(asStored)),
    encoding: 'utf8',
    timeout: 90_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`The Studio did not load:\n${stderr}`)
  return JSON.parse(stdout) as StudioResponse
}

const storedAsset = {
  image: 'image-0123456789abcdef0123456789abcdef01234567-640x480',
  file: 'file-0123456789abcdef0123456789abcdef01234567',
}

/**
 * A seed document as a lake holds it: with references to assets instead of paths, and with its
 * system fields.
 */
function asStored(document: SeedDocument): unknown {
  const now = '2026-03-01T00:00:00Z'
  return { ...(withAssets(document) as object), _createdAt: now, _updatedAt: now, _rev: 'seed' }
}

function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (typeof value !== 'object' || value === null) return value
  const { _sanityAsset: asset, ...rest } = value as Record<string, unknown>
  const fields = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, withAssets(part)]))
  if (typeof asset !== 'string') return fields
  const stored = asset.startsWith('image') ? storedAsset.image : storedAsset.file
  const _ref = `${stored}-${asset.split('.').at(-1)}`
  return { ...fields, asset: { _type: 'reference', _ref } }
}
