import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LocalPorts } from './ports.ts'

/** A built site: its folder below the root, as NEXT_DIST_DIR, and the ports it was built for. */
export type Build = { folder: string; ports: LocalPorts }

/**
 * Copies a built site, as if it had been built for other ports: its public variables are text in
 * its files. Its pages are made anew at their first view, from their own back ends.
 */
export function copyBuild(root: string, from: Build, to: Build): void {
  const wanted = Object.values(to.ports).flat()
  const ports = new Map(
    Object.values(from.ports)
      .flat()
      .map((port, index) => [String(port), wanted[index]]),
  )
  const source = path.join(root, from.folder)
  const target = path.join(root, to.folder)
  rmSync(target, { recursive: true, force: true })
  // The build's own cache holds no page.
  cpSync(source, target, { recursive: true, filter: (file) => file !== path.join(source, 'cache') })
  const pages = path.join(target, 'server', 'pages')
  const { routes } = JSON.parse(readFileSync(path.join(source, 'prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, unknown>
  }
  for (const route of Object.keys(routes))
    for (const ending of ['html', 'json', 'meta'])
      rmSync(path.join(pages, `${route === '/' ? 'index' : route}.${ending}`), { force: true })
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    // One character for each byte.
    const before = readFileSync(file, 'latin1')
    const after = before
      .replaceAll(/(?<=localhost(?::|%3A))\d+/g, (port) => String(ports.get(port) ?? port))
      .replaceAll(from.folder, to.folder)
    if (after !== before) writeFileSync(file, after, 'latin1')
  }
}
