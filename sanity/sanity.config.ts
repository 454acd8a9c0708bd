import { createClient, type ClientConfig } from '@sanity/client'
import { HomeIcon } from '@sanity/icons/Home'
import { createElement, lazy } from 'react'
import { defineConfig, type Tool } from 'sanity'
import { structureTool } from 'sanity/structure'
import { publicEnv } from '../lib/site/env.ts'
import { badges, documentActions, inspectors, newDocumentOptions } from './actions/index.ts'
import { FormWithDraftLine } from './inputs/draftLine.tsx'
import { FieldWithMessages, ItemWithMessages } from './inputs/fieldMessages.tsx'
import { withImageChooser } from './inputs/imageChooser.tsx'
import { hasPlan } from './plan.ts'
import { preview } from './presentation/index.ts'
import { schemaTypes } from './schemas/index.ts'
import { productionUrl } from './start/publicPath.ts'
import { structure } from './structure.ts'
import { localeBundles } from './words.ts'

const { projectId, dataset, apiHost } = publicEnv.sanity

/** A local lake has no host per project. */
const ownLake = apiHost && {
  apiHost,
  unstable_clientFactory: (options: ClientConfig) =>
    createClient({ ...options, apiHost, useProjectHostname: false }),
}

/** The first page. Loaded when it opens: Node, in tests, cannot load the guide. */
const startTool: Tool = {
  name: 'start',
  title: 'Start',
  icon: HomeIcon,
  component: lazy(() => import('./start/StartPage.tsx')),
}

const off = { enabled: false }

const plan = { enabled: hasPlan }

export default defineConfig({
  name: 'default',
  title: 'Goodline Staffing',
  icon: () => createElement('img', { src: '/favicon.svg', alt: '', width: 25, height: 25 }),
  // Schema extraction needs any project id; sanity.cli.ts refuses to build without a real one.
  projectId: projectId || 'unset',
  dataset: dataset || 'unset',
  // sanity.cli.ts adds its own.
  basePath: '/',
  ...ownLake,
  schema: { types: schemaTypes },
  document: {
    actions: documentActions,
    badges,
    inspectors,
    newDocumentOptions,
    productionUrl,
    comments: plan,
  },
  tools: (given) => [startTool, ...given],
  form: {
    components: { field: FieldWithMessages, input: FormWithDraftLine, item: ItemWithMessages },
    image: { assetSources: withImageChooser },
  },
  i18n: { bundles: localeBundles },
  plugins: [structureTool({ title: 'Content', structure }), preview],
  scheduledPublishing: off,
  scheduledDrafts: plan,
  releases: plan,
  tasks: plan,
  announcements: off,
})
