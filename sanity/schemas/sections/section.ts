import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineField, defineType, type FieldDefinition, type InitialValueProperty } from 'sanity'
import type { ComponentType } from 'react'
import { routes } from '../../../lib/site/pages.ts'
import { sections, sectionType, type BodySectionName } from '../../../lib/site/sections.ts'

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
      select: { subtitle: field, hidden: 'hidden' },
      prepare: ({ subtitle, hidden }: { subtitle?: string; hidden?: boolean }) => ({
        title: hidden ? `${title} (hidden)` : title,
        subtitle,
      }),
    },
  })
}

/** A button to the contact page, with which a new section begins. */
export const toContact = (label: string) => ({ _type: 'action', label, kind: 'page', page: routes.contact })
