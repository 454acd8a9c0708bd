import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { defineDocuments, presentationTool } from 'sanity/presentation'
import type { DocumentLocation, DocumentLocationResolvers } from 'sanity/presentation'
import { pageTitle, shownOn } from '../lib/shownOn.ts'
import { pageTypes } from './schemas/index.ts'

/** The preview: the site beside the form, each leading to the other. */

const location = (href: string): DocumentLocation => ({ title: pageTitle(href), href })

/** Where a document is shown, said above its form with links into the preview. */
const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(
    Object.entries(shownOn).map(([type, paths]) => [type, { locations: paths.map(location) }]),
  ),
  faqItem: {
    select: { anchor: 'slug.current' },
    resolve: (question) => ({
      locations: shownOn.faqItem?.map((path) => ({
        title: pageTitle(path),
        href: question?.anchor ? `${path}#${String(question.anchor)}` : path,
      })),
    }),
  },
}

/** Which form opens when somebody walks through the preview. */
const mainDocuments = defineDocuments(
  pageTypes.map(({ name }) => ({ route: [...(shownOn[name] ?? [])], filter: `_id == "${name}"` })),
)

export const preview = presentationTool({
  name: 'preview',
  title: 'Preview',
  icon: EyeOpenIcon,
  previewUrl: { initial: '/', previewMode: { enable: '/api/draft-mode/enable', shareAccess: false } },
  resolve: { locations, mainDocuments },
})
