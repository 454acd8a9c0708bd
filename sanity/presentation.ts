import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { defineDocuments, presentationTool } from 'sanity/presentation'
import { shownOn } from '../lib/shownOn.ts'
import { locations } from './locations.ts'
import { pageTypes } from './schemas/index.ts'

/** The preview: the site beside the form, each leading to the other. */

/** Which form opens when somebody walks through the preview. */
const mainDocuments = defineDocuments([
  ...pageTypes.map(({ name }) => ({ route: [...(shownOn[name] ?? [])], filter: `_id == "${name}"` })),
  {
    route: '/:slug',
    filter: '_type == "landingPage" && slug.current == $slug',
    params: ({ params }: { params: Record<string, string> }) => ({ slug: params.slug ?? '' }),
  },
])

export const preview = presentationTool({
  name: 'preview',
  title: 'Preview',
  icon: EyeOpenIcon,
  previewUrl: { initial: '/', previewMode: { enable: '/api/draft-mode/enable', shareAccess: false } },
  resolve: { locations, mainDocuments },
})
