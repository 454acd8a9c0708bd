import { readFileSync } from 'node:fs'
import { createClient } from '@sanity/client'
import type { SanityClient } from '@sanity/client'
import { createMockAuthStore, createWorkspaceFromConfig, validateDocument } from 'sanity'
import type { DocumentStore, SanityDocument } from 'sanity'
import { createStructureBuilder } from 'sanity/structure'
import config from '#sanity/sanity.config.ts'
import { pathTypes, listTypes, pageTypes, schemaTypes } from '#sanity/schemas/index.ts'
import { siteSettings } from '#sanity/schemas/pages/siteSettings.ts'
import { structure } from '#sanity/structure.ts'

/**
 * The real, resolved Studio, asked from Node: Jest cannot load Sanity's modules in reasonable time.
 * Takes documents as JSON on its input; writes what the Studio would say about them, and what it
 * offers, as JSON on its output. Calls nobody.
 */

type PlainNode = { items?: unknown[]; child?: unknown; schemaType?: string | { name: string } }

const offline = createClient({
  projectId: 'test',
  dataset: 'test',
  apiVersion: '2026-03-01',
  apiHost: 'http://127.0.0.1:1',
  useProjectHostname: false,
  useCdn: false,
})
// The rules ask a lake whether a link is unique, and what is at other URLs: here “taken” is the
// only one that is.
const client: SanityClient = Object.assign(offline, {
  fetch: async (query: string, params: { slug?: string }) => {
    if (query.includes('"redirects"'))
      return { slugs: ['taken'], from: [], own: [], landingPages: [], redirects: [] }
    return params.slug !== 'taken'
  },
  withConfig: () => client,
})
const workspace = await createWorkspaceFromConfig({
  ...config,
  auth: createMockAuthStore({ client, currentUser: null }),
})
const [source] = workspace.unstable_sources
if (!source) throw new Error('The Studio’s configuration has no source.')

const documents = JSON.parse(readFileSync(0, 'utf8')) as SanityDocument[]
const complaints = await Promise.all(
  documents.map(async (document) => {
    const markers = await validateDocument({
      document,
      workspace,
      getClient: () => client,
      getDocumentExists: () => Promise.resolve(true),
    })
    return markers.map(({ level, path, message }) => ({ level, path: path.map(segment).join('.'), message }))
  }),
)

/** `benefits[_key=="a"]` reads as `benefits.a`. */
function segment(step: unknown): string {
  return typeof step === 'object' && step !== null && '_key' in step ? String(step._key) : String(step)
}

const actions = Object.fromEntries(
  [...pageTypes, siteSettings, ...listTypes, ...pathTypes].map(({ name: schemaType }) => [
    schemaType,
    workspace.document
      .actions({ schemaType, documentId: schemaType, releaseId: undefined, versionType: 'published' })
      .map(({ action }) => action),
  ]),
)
const creatable = workspace.document
  .resolveNewDocumentOptions({ type: 'global' })
  .map(({ templateId }) => templateId)

// The sidebar counts nothing, so it never asks this store for documents.
const noStore = {} as DocumentStore
const perspectiveStack: string[] = []
const S = createStructureBuilder({ source, perspectiveStack })
const opened = typesIn(await structure(S, { ...source, perspectiveStack, documentStore: noStore }))

process.stdout.write(
  JSON.stringify({
    complaints,
    actions,
    creatable,
    opened,
    texts: textsOf(schemaTypes),
  }),
)

/** The types that the sidebar's entries open, depth first. */
function typesIn(node: unknown): string[] {
  return (plain(node).items ?? []).map(plain).flatMap(({ child, schemaType }) => {
    const type = typeof schemaType === 'object' ? schemaType.name : schemaType
    return type ? [type] : typesIn(child)
  })
}

/** A node of the sidebar without its builder. */
function plain(node: unknown): PlainNode {
  const builder = node as { serialize?: (options: object) => PlainNode } | undefined
  return builder?.serialize?.({ path: [] }) ?? (node as PlainNode | undefined) ?? {}
}

/** Every title and description that a form shows, at any depth of the schema. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    (name === 'title' || name === 'description') && typeof part === 'string' ? [part] : textsOf(part),
  )
}
