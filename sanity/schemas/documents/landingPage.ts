import { RocketIcon } from '@sanity/icons/Rocket'
import { StackIcon } from '@sanity/icons/Stack'
import { defineField, defineType } from 'sanity'
import { LandingPageForm } from '../../inputs/linkedFrom.ts'
import { line } from '../fields.ts'
import { landingSections } from '../objects/landingSections.ts'
import { pageGroups, seoField } from '../pages/common.ts'
import { checkSlug } from '../rules/address.ts'
import { checkSections } from '../rules/sections.ts'
import type { SectionDraft } from '../rules/sections.ts'
import { askTaken } from '../rules/taken.ts'

/** The tabs above the form: no tab for the hero, which is one of the sections. */
const groups = [
  { name: 'page', title: 'Page', icon: StackIcon, default: true },
  ...pageGroups.filter(({ name }) => name === 'seo'),
]

/** A page at an address of its own, put together from sections of the other pages. */
export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  icon: RocketIcon,
  components: { input: LandingPageForm },
  groups,
  fields: [
    line({
      name: 'title',
      title: 'Name of this page',
      description: 'For us, in lists: visitors read the headline of the hero.',
      group: 'page',
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      description:
        'What comes after the name of the site. Press Generate. When you change it while the page is published, the old address leads here by itself: see Redirects.',
      type: 'slug',
      group: 'page',
      // The rule below says it in its own words, and Sanity's would speak beside it.
      options: { source: 'title', maxLength: 60, isUnique: () => true },
      validation: (rule) =>
        rule.custom(async (slug, context) =>
          checkSlug(
            slug?.current,
            slug?.current ? await askTaken(context) : { slugs: [], published: [], redirects: [], own: [] },
          ),
        ),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'The hero first, then as many as the page needs. Drag them into the order you want.',
      type: 'array',
      group: 'page',
      of: landingSections,
      initialValue: () => [{ _type: 'heroSection', _key: 'hero', ground: 'leaf' }],
      validation: (rule) => [
        rule.custom((sections) => checkSections(sections as SectionDraft[] | undefined)),
        rule.max(20).error('Have twenty sections at most. Remove some.'),
      ],
    }),
    seoField,
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current', media: 'sections.0.image' },
    prepare: ({ title, slug, media }) => ({
      title: title ?? 'New landing page',
      subtitle: slug ? `/${slug}` : 'No address yet',
      media,
    }),
  },
})
