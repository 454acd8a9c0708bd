import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineArrayMember, defineField, type FieldDefinition, type InitialValueProperty } from 'sanity'
import type { ComponentType } from 'react'
import { fromHomeInput } from '../../../inputs/fromHome.ts'

type Section = { fields: FieldDefinition[] }

type Look = {
  /** The field whose words stand below the title in the list. */
  subtitle?: string
  icon?: ComponentType
  /** What a new section begins with, by field. */
  initialValue?: InitialValueProperty<Record<string, unknown>, Record<string, unknown>>
  /** The section of Home with the same fields, from which it can be filled in. */
  home?: string
}

/** A section of landing pages: its fields, and a switch that hides it from visitors. */
export function part(
  name: string,
  title: string,
  { fields }: Section,
  { subtitle: field = 'heading', icon = StackCompactIcon, initialValue, home }: Look = {},
) {
  return defineArrayMember({
    name,
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
    ...(initialValue !== undefined && { initialValue }),
    ...(home && { components: { input: fromHomeInput(home) } }),
    preview: {
      select: { subtitle: field, hidden: 'hidden' },
      prepare: ({ subtitle, hidden }: { subtitle?: string; hidden?: boolean }) => ({
        title: hidden ? `${title} (hidden)` : title,
        subtitle,
      }),
    },
  })
}
