import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineField, defineType, type FieldDefinition, type InitialValueProperty } from 'sanity'
import type { ComponentType } from 'react'
import { wordsOf } from '../rules/written.ts'
import { cardBackgrounds, darkBackgrounds, lightBackgrounds } from '../../../lib/site/backgrounds.ts'
import { routes } from '../../../lib/site/pages.ts'
import { sections, sectionType, type BodySectionName } from '../../../lib/site/sections.ts'
import { choice, backgroundChoices } from '../fields.ts'

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

/** Sections with white letters. */
const darkSections: readonly BodySectionName[] = ['training', 'closing']

/** Colours of what stands in a section, which would not be seen on the same one. */
const ownColours: Partial<Record<BodySectionName, readonly string[]>> = {
  benefits: cardBackgrounds,
  roleCards: cardBackgrounds,
  reasons: cardBackgrounds,
  reviews: ['white'],
  contactForm: ['white'],
}

const backgroundsOf = (name: BodySectionName) =>
  darkSections.includes(name)
    ? darkBackgrounds
    : lightBackgrounds.filter((background) => !ownColours[name]?.includes(background))

/** The home page has the backgrounds of the design. */
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
        list: backgroundChoices(backgroundsOf(name)),
        hidden: onOtherPages,
      }),
      defineField({
        name: 'anchor',
        title: 'Name in links',
        type: 'string',
        hidden: true,
        readOnly: true,
        deprecated: { reason: 'The word for its kind stands in links to a section.' },
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
