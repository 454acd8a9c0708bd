import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { defineDocuments, presentationTool } from 'sanity/presentation'
import { pages } from '../../lib/site/pages.ts'
import { locations } from './locations.ts'

/** The form that opens for each route of the preview. */
const mainDocuments = defineDocuments([
  ...Object.entries(pages).map(([id, { paths }]) => ({ route: [...paths], filter: `_id == "${id}"` })),
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
  previewUrl: { initial: '/', previewMode: { enable: '/api/draft-mode/enable', shareAccess: true } },
  resolve: { locations, mainDocuments },
})
