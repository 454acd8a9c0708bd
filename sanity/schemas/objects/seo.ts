import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { countedInput } from '../../inputs/countedInput.tsx'
import { SearchPreviewInput } from '../../inputs/searchPreview.tsx'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { line, pictureOptions, unfolded } from '../fields.ts'
import { checkShared, sharedMediaTypes, type PictureDraft } from '../rules/picture.ts'
import { checkDescription } from '../rules/written.ts'

/** A warning. The page for unknown paths is never found. */
const checkFound = (isHidden: boolean | undefined, { document }: ValidationContext) =>
  !isHidden || document?._type === 'notFoundPage' || 'Search engines do not find this page.'

/** A page's entry in search results and where it is shared. */
export const seo = defineType({
  name: 'seo',
  title: 'Search & sharing',
  type: 'object',
  icon: SearchIcon,
  options: unfolded,
  components: { input: SearchPreviewInput },
  fields: [
    {
      ...line({
        name: 'title',
        title: 'Title in search results',
        description:
          'Also the name of the browser tab. Up to 60 characters; the site adds its name, if the title does not say it.',
        max: 60,
        optional: true,
      }),
      components: { input: countedInput(60) },
      hidden: ({ document }) => document?._type === 'siteSettings',
    },
    defineField({
      name: 'description',
      title: 'Description in search results',
      description: 'What somebody finds here, in one or two sentences of 50 to 160 characters.',
      type: 'text',
      rows: 3,
      components: { input: countedInput(160) },
      validation: (rule) => rule.custom((text) => checkDescription(text)),
    }),
    defineField({
      name: 'shareImage',
      title: 'Picture for sharing',
      description:
        'Shown with the link on social media, best a PNG or JPEG of 1200 by 630 pixels. A page without one has that of the site settings.',
      type: 'picture',
      options: pictureOptions({ 'A shared link': aspectRatios.shared }, sharedMediaTypes),
      validation: (rule) => rule.custom((value) => checkShared(value as PictureDraft | undefined)),
    }),
    defineField({
      name: 'noIndex',
      title: 'Hide from search engines',
      description: 'People with the link can still open the page.',
      type: 'boolean',
      initialValue: false,
      // Neither is in search results.
      hidden: ({ document }) => ['siteSettings', 'notFoundPage'].includes(document?._type ?? ''),
      validation: (rule) => rule.custom(checkFound).warning(),
    }),
  ],
})
