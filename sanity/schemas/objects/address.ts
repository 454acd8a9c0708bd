import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from 'sanity'
import { folded, line } from '../fields.ts'
import { checkPostalCode } from '../rules/contact.ts'

/** A US postal address. */
export const address = defineType({
  name: 'address',
  title: 'Address',
  type: 'object',
  icon: PinIcon,
  options: { ...folded, columns: 2 },
  fields: [
    line({ name: 'street', title: 'Street and number' }),
    line({ name: 'suite', title: 'Suite or floor', optional: true }),
    line({ name: 'city', title: 'City' }),
    line({ name: 'state', title: 'State' }),
    defineField({
      name: 'postalCode',
      title: 'ZIP code',
      type: 'string',
      validation: (rule) => rule.custom(checkPostalCode),
    }),
  ],
})
