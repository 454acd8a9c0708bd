import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { defineDocuments, presentationTool } from 'sanity/presentation'
import type { DocumentLocation, DocumentLocationResolvers } from 'sanity/presentation'
import { pageTitle, shownOn } from '../lib/shownOn.ts'
import { pageTypes } from './schemas/index.ts'

/** The preview: the site beside the form, each leading to the other. */

const location = (href: string): DocumentLocation => ({ title: pageTitle(href), href })

/** Where a landing page is shown depends on its address. */
const landingPage = {
  select: { slug: 'slug.current', title: 'title' },
  resolve: (page: { slug?: string; title?: string } | null) =>
    page?.slug
      ? { locations: [{ title: page.title ?? 'Landing page', href: `/${page.slug}` }] }
      : { message: 'Give this page its address first.', tone: 'caution' as const },
}

/** A redirect is seen by nobody: it only leads on. */
const redirect = {
  select: { from: 'from', to: 'to' },
  resolve: (way: { from?: string; to?: string } | null) => ({
    message: way?.from && way.to ? `Visitors of ${way.from} are sent to ${way.to}` : 'Not complete yet.',
  }),
}

/** Where a document is shown, said above its form with links into the preview. */
const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(
    Object.entries(shownOn).map(([type, paths]) => [type, { locations: paths.map(location) }]),
  ),
  landingPage,
  redirect,
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
