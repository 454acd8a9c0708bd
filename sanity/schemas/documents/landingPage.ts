import { RocketIcon } from '@sanity/icons/Rocket'
import { defineField, defineType } from 'sanity'
import { line } from '../fields.ts'
import { landingSections } from '../objects/landingSections.ts'
import { heroField, pageGroups, seoField } from '../pages/common.ts'
import { checkSlug } from '../rules/address.ts'
import { askTaken } from '../rules/taken.ts'

/** A page at an address of its own, put together from sections of the other pages. Its hero always comes first: it holds the h1. */
export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  icon: RocketIcon,
  groups: pageGroups,
  fields: [
    line({
      name: 'title',
      title: 'Name of this page',
      description: 'Only for us: visitors do not see it.',
      group: 'hero',
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      description:
        'What comes after the name of the site. Press Generate, and leave it alone once the page is published: old links would stop working. If it must change, add a redirect.',
      type: 'slug',
      group: 'hero',
      options: { source: 'title', maxLength: 60 },
      validation: (rule) =>
        rule.custom(async (slug, context) =>
          checkSlug(slug?.current, slug?.current ? await askTaken(context) : { slugs: [], redirects: [] }),
        ),
    }),
    defineField({
      name: 'ground',
      title: 'Colour of the hero',
      type: 'string',
      group: 'hero',
      options: {
        list: [
          { value: 'leaf', title: 'Green' },
          { value: 'signal', title: 'Red' },
          { value: 'blue', title: 'Blue' },
          { value: 'wine', title: 'Wine' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'leaf',
    }),
    heroField,
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'Add as many as the page needs, and drag them into the order you want.',
      type: 'array',
      group: 'sections',
      of: landingSections,
      validation: (rule) => rule.max(20).error('Have twenty sections at most. Remove some.'),
    }),
    seoField,
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current', media: 'hero.image' },
    prepare: ({ title, slug, media }) => ({
      title: title ?? 'New landing page',
      subtitle: slug ? `/${slug}` : 'No address yet',
      media,
    }),
  },
})
