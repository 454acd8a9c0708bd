import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { countedInput } from '../../inputs/countedInput.tsx'
import { SearchPreviewInput } from '../../inputs/searchPreview.tsx'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { pictureOptions, unfolded } from '../fields.ts'
import { checkShared, sharedMediaTypes, type PictureDraft } from '../rules/picture.ts'
import { checkDescription } from '../rules/written.ts'

/** Search entries of landing pages default to the words of their hero. */
const hasOwnWords = (document: { _type?: string } | undefined): boolean => document?._type === 'landingPage'

const isSettings = (document: { _type?: string } | undefined): boolean => document?._type === 'siteSettings'

/** A page's entry in search results and where it is shared. */
export const seo = defineType({
  name: 'seo',
  title: 'Search & sharing',
  type: 'object',
  icon: SearchIcon,
  options: unfolded,
  components: { input: SearchPreviewInput },
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      description:
        'Also the name of the browser tab. Up to 60 characters; the site adds its name, if the title does not say it.',
      type: 'string',
      components: { input: countedInput(60) },
      hidden: ({ document }) => isSettings(document),
      validation: (rule) => [
        rule.custom(
          (title, { document }) =>
            isSettings(document) ||
            hasOwnWords(document) ||
            Boolean(title?.trim()) ||
            'Write the title that people see in search results.',
        ),
        rule.max(60).error('Shorten the title to 60 characters or fewer. Search engines cut off the rest.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      description: 'What somebody finds here, in one or two sentences of 50 to 160 characters.',
      type: 'text',
      rows: 3,
      components: { input: countedInput(160) },
      validation: (rule) => [
        rule.custom(
          (text, { document }) => (hasOwnWords(document) && !text?.trim()) || checkDescription(text),
        ),
        rule
          .max(160)
          .error('Shorten the description to 160 characters or fewer. Search engines cut off the rest.'),
      ],
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
      validation: (rule) =>
        rule
          .custom(
            (isHidden, { document }) =>
              isHidden !== true ||
              document?._type === 'notFoundPage' ||
              'Search engines do not find this page.',
          )
          .warning(),
    }),
  ],
})
