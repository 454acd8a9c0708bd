import { createClient } from '@sanity/client'
import type { ClientConfig } from '@sanity/client'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { publicEnv } from '../lib/env.ts'
import { documentActions, inspectors, newDocumentOptions } from './documentRules.ts'
import { preview } from './presentation.ts'
import { schemaTypes } from './schemas/index.ts'
import { structure } from './structure.ts'
import { words } from './words.ts'
import { WorkspaceIcon } from './workspaceIcon.ts'

const { projectId, dataset, apiHost } = publicEnv.sanity

/** A content lake at its own address has no host name for each project, as hosted Sanity has. */
const ownLake = apiHost && {
  apiHost,
  unstable_clientFactory: (options: ClientConfig) =>
    createClient({ ...options, apiHost, useProjectHostname: false }),
}

/** Off on any lake: features of paid plans, and words that marketing staff have no use for. */
const off = { enabled: false }

export default defineConfig({
  name: 'default',
  title: 'Goodline Staffing',
  icon: WorkspaceIcon,
  // Reading the schema asks for a project id but calls nobody; building refuses to run without one (sanity.cli.ts).
  projectId: projectId || 'unset',
  dataset: dataset || 'unset',
  // The command line's project.basePath is added to this one.
  basePath: '/',
  ...ownLake,
  schema: { types: schemaTypes },
  document: { actions: documentActions, inspectors, newDocumentOptions, comments: off },
  i18n: { bundles: words },
  plugins: [structureTool({ title: 'Content', structure }), preview],
  scheduledPublishing: off,
  scheduledDrafts: off,
  releases: off,
  tasks: off,
  announcements: off,
})
