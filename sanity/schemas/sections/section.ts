import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineField, defineType, type FieldDefinition, type InitialValueProperty } from 'sanity'
import type { ComponentType } from 'react'
import { wordsOf } from '../rules/written.ts'
import { darkBackgrounds, lightBackgrounds, type Background } from '../../../lib/site/backgrounds.ts'
import { routes } from '../../../lib/site/pages.ts'
import type { NamedSection } from '../../../lib/site/sectionAnchors.ts'
import { sections, sectionType, type BodySectionName } from '../../../lib/site/sections.ts'
import { AnchorInput } from '../../inputs/sectionChoice.tsx'
import { choice } from '../fields.ts'
import { askQuestions, checkAnchor } from '../rules/section.ts'

type Section = {
  /** For the form of Home. */
  description?: string
  fields: FieldDefinition[]
  /** The field whose words stand below the title in the list. */
  subtitle?: string
  icon?: ComponentType
  /** What a new section begins with, by field. */
  initialValue?: InitialValueProperty<Record<string, unknown>, Record<string, unknown>>
}

const colours: Record<Background, string> = {
  leaf: 'Green',
  signal: 'Red',
  blue: 'Blue',
  wine: 'Wine',
  paper: 'Cream',
  white: 'White',
  butter: 'Yellow',
  'blush-soft': 'Light pink',
  sky: 'Light blue',
}

/** Choices of a background. */
export const grounds = (backgrounds: readonly Background[]) =>
  backgrounds.map((value) => ({ value, title: colours[value] }))

/** Sections with white letters. */
const darkSections: readonly BodySectionName[] = ['training', 'closing']

/** Colours of what stands in a section, which would not be seen on the same one. */
const ownColours: Partial<Record<BodySectionName, readonly Background[]>> = {
  benefits: ['butter', 'sky'],
  roleCards: ['butter', 'sky'],
  reasons: ['butter', 'sky'],
  reviews: ['white'],
  contactForm: ['white'],
}

const backgroundsOf = (name: BodySectionName) =>
  darkSections.includes(name)
    ? darkBackgrounds
    : lightBackgrounds.filter((background) => !ownColours[name]?.includes(background))

/** The home page has the backgrounds of the design, and no links to its sections. */
const onOtherPages = ({ document }: { document?: { _type?: string } | undefined }) =>
  document?._type !== 'landingPage'

/** A section of the home page and of landing pages: its fields, and a switch that hides it. */
export function defineSection<Name extends BodySectionName>(
  name: Name,
  { fields, subtitle: field = 'heading', icon = StackCompactIcon, ...section }: Section,
) {
  const { title } = sections[name]
  return defineType({
    ...section,
    name: sectionType(name),
    title,
    type: 'object',
    icon,
    fields: [
      ...fields,
      choice({
        name: 'ground',
        title: 'Background',
        description: 'Leave empty for the one of the design.',
        list: grounds(backgroundsOf(name)),
        hidden: onOtherPages,
      }),
      defineField({
        name: 'anchor',
        title: 'Name in links',
        description:
          'What stands after # in a link to this section, such as prices. Empty: a word for its kind, which only the first of a kind has.',
        type: 'string',
        components: { input: AnchorInput },
        hidden: onOtherPages,
        validation: (rule) =>
          rule.custom(async (anchor, context) => {
            const { sections: all = [] } = (context.document ?? {}) as { sections?: NamedSection[] }
            const questions = anchor ? await askQuestions(all, context) : []
            return checkAnchor(anchor, (context.parent as { _key?: string })._key ?? '', all, questions)
          }),
      }),
      defineField({
        name: 'hidden',
        title: 'Hide this section',
        description: 'Visitors do not see it, and you keep its words for later.',
        type: 'boolean',
        initialValue: false,
        options: { layout: 'switch' },
      }),
    ],
    preview: {
      select: { subtitle: field, text: 'text', hidden: 'hidden' },
      prepare: ({ subtitle, text, hidden }: { subtitle?: string; text?: unknown; hidden?: boolean }) => ({
        title: hidden ? `${title} (hidden)` : title,
        // A list shows the first words.
        subtitle: subtitle?.trim() || (typeof text === 'string' ? text : wordsOf(text)),
      }),
    },
  })
}

/** A button to the contact page, with which a new section begins. */
export const toContact = (label: string) => ({ _type: 'action', label, kind: 'page', page: routes.contact })
