import { hkdfSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'

/**
 * Departure 5 (README.md), part of `npm run build`. After `next build` the keys of draft cookies
 * follow from a secret, so that cookies outlive a release. Without a secret Next's own keys stay.
 */

type Manifest = Record<string, unknown>

/**
 * Writes the keys into a build. The secret reads all drafts itself, so the keys give nobody more.
 */
export function keepPreviewKeys(distDir: string, secret: string | undefined): void {
  if (!secret) return
  const key = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'goodline draft cookies', name, bytes)).toString('hex')
  const preview = {
    previewModeId: key('id', 16),
    previewModeSigningKey: key('signing', 32),
    previewModeEncryptionKey: key('encryption', 32),
  }
  for (const folder of [distDir, path.join(distDir, 'standalone', path.basename(distDir))]) {
    if (!existsSync(folder)) continue
    const manifest = path.join(folder, 'prerender-manifest.json')
    const content = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
    writeFileSync(manifest, JSON.stringify({ ...content, preview }))
    writeFileSync(path.join(folder, 'server', 'preview-props.json'), JSON.stringify(preview))
  }
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error })
  keepPreviewKeys(path.join(root, process.env.NEXT_DIST_DIR || '.next'), process.env.SANITY_API_READ_TOKEN)
}
