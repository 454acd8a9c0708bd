import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { ClockIcon } from '@sanity/icons/Clock'
import { RocketIcon } from '@sanity/icons/Rocket'
import { StackIcon } from '@sanity/icons/Stack'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { slugOf } from '../../identity.ts'
import { tidiedInput } from '../../inputs/tidiedInput.ts'
import { line } from '../fields.ts'
import { landingSections, sectionMenu } from '../sections/index.ts'
import { visibilityFields } from '../objects/visibility.ts'
import { isOver, stateInWords, timesInWords, type ScheduledTimes } from '../../../lib/site/visibility.ts'
import { pageGroups } from '../pages/common.ts'
import { askTaken, checkNewUrl, checkSlug, newUrlOf, tellEnd } from '../rules/paths.ts'
import { checkPlaceholderText } from '../rules/placeholderText.ts'
import type { Verdict } from '../rules/verdict.ts'

/** Tabs. The hero is one of the sections. */
const groups = [
  { name: 'page', title: 'Page', icon: StackIcon, default: true },
  { name: 'visibility', title: 'From and until', icon: ClockIcon },
  ...pageGroups.filter(({ name }) => name === 'seo'),
]

/** A landing page starts with its only hero, which has the main heading. */
function checkSections(sections: readonly { _type: string }[] | undefined): Verdict {
  const names = (sections ?? []).map(({ _type }) => _type)
  const count = (name: string) => names.filter((each) => each === name).length
  if (count('heroSection') === 0) return 'Add a hero: it holds the headline of the page.'
  if (count('heroSection') > 1) return 'Keep one hero and remove the others: a page has one headline.'
  if (names[0] !== 'heroSection') return 'Drag the hero to the top: a page opens with it.'
  if (count('questionsSection') > 1) return 'Keep one list of questions, and pick all of them there.'
  if (count('contactFormSection') > 1) return 'Keep one contact form and remove the others.'
  return true
}

/** Where the path of the checked page leads after its end. */
const wayOut = (to = '', { document }: ValidationContext) => ({
  from: `/${slugOf(document ?? null) ?? ''}`,
  to,
})

/** A page with its own path, made from sections. */
export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  icon: RocketIcon,
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
      // `checkSlug` replaces Sanity's own check.
      options: { source: 'title', maxLength: 60, isUnique: () => true },
      validation: (rule) =>
        rule.custom(async (slug, context) => {
          const hasEnded = isOver(context.document as ScheduledTimes | undefined, Date.now())
          return checkSlug(slug?.current, await askTaken(slug?.current, context), hasEnded)
        }),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'The hero first, then as many as the page needs. Drag them into the order you want.',
      type: 'array',
      group: 'page',
      of: landingSections,
      options: { insertMenu: sectionMenu },
      initialValue: () => [{ _type: 'heroSection', _key: 'hero', ground: 'leaf' }],
      validation: (rule) => [
        rule.custom((sections) => checkSections(sections as { _type: string }[] | undefined)),
        rule.max(20).error('Have twenty sections at most. Remove some.'),
        rule.custom((sections, { type }) => checkPlaceholderText(sections, type)).warning(),
      ],
    }),
    ...visibilityFields('The page', 'visibility'),
    defineField({
      name: 'afterEnd',
      title: 'Then send visitors to',
      description:
        'Where the address of the page leads after “Visible until”, such as /contact-us, or another website with https://. Empty: visitors get “page not found”.',
      type: 'string',
      group: 'visibility',
      components: { input: tidiedInput(newUrlOf) },
      validation: (rule) => [
        rule.custom(
          async (to, context) => !to || checkNewUrl(wayOut(to, context), await askTaken(to, context)),
        ),
        rule.custom(async (to, context) => tellEnd(wayOut(to, context), await askTaken(to, context))).info(),
      ],
    }),
    defineField({
      name: 'seo',
      title: 'Search & sharing',
      description: 'Leave title and description empty to show the headline and the text of the hero.',
      type: 'seo',
      group: 'seo',
    }),
  ],
  preview: {
    select: {
      title: 'title',
      id: '_id',
      storedId: '_originalId',
      slug: 'slug.current',
      media: 'sections.0.image',
      visibleFrom: 'visibleFrom',
      visibleUntil: 'visibleUntil',
    },
    prepare: ({ title, id, storedId, slug, media, ...times }) => ({
      title: title ?? 'New landing page',
      subtitle: [stateOf(String(storedId ?? id), times), slug ? `/${slug}` : 'No address yet'].join(' · '),
      media,
    }),
  },
})

/** What visitors see of a page, or of its draft once it is published. */
function stateOf(id: string, times: ScheduledTimes): string {
  if (getPublishedId(id).startsWith('template-')) return 'To duplicate: visitors never see it'
  if (!isDraftId(id)) return stateInWords(times, Date.now())
  return ['Draft', timesInWords(times, Date.now())].filter(Boolean).join(': ')
}
