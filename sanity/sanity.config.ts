// https://www.sanity.io/docs/configuration
import { createClient, type ClientConfig } from '@sanity/client'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { publicEnv } from '../lib/site/env.ts'
import { documentActions, newDocumentOptions } from './actions/index.ts'
import { FieldWithMessages, ItemWithMessages } from './inputs/fieldMessages.tsx'
import { StudioInput } from './inputs/studioInput.tsx'
import { preview } from './presentation/index.ts'
import { schemaTypes } from './schemas/index.ts'
import { productionUrl } from './publicPath.ts'
import { structure } from './structure.ts'
import { StudioIcon, ToolMenuWithGuide } from './toolMenu.tsx'
import { textBundles } from './texts.ts'

const { projectId, dataset, apiHost } = publicEnv.sanity

/** A local lake has no host per project. */
const ownLake = apiHost && {
  apiHost,
  unstable_clientFactory: (options: ClientConfig) =>
    createClient({ ...options, apiHost, useProjectHostname: false }),
}

const off = { enabled: false }

/** Of a paid Sanity plan: releases, scheduled drafts, comments, tasks. */
const plan = { enabled: process.env.SANITY_STUDIO_PLAN_FEATURES === 'true' }

export default defineConfig({
  name: 'default',
  title: 'Goodline Staffing',
  icon: StudioIcon,
  // Schema extraction needs any project id; build.ts refuses one that is not set.
  projectId: projectId || 'unset',
  dataset: dataset || 'unset',
  // sanity.cli.ts adds its own.
  basePath: '/',
  ...ownLake,
  schema: { types: schemaTypes },
  document: {
    actions: documentActions,
    newDocumentOptions,
    productionUrl,
    comments: plan,
  },
  studio: { components: { toolMenu: ToolMenuWithGuide } },
  form: {
    components: { field: FieldWithMessages, input: StudioInput, item: ItemWithMessages },
  },
  i18n: { bundles: textBundles },
  plugins: [structureTool({ title: 'Content', structure }), preview],
  scheduledPublishing: off,
  scheduledDrafts: plan,
  releases: plan,
  tasks: plan,
  announcements: off,
})
