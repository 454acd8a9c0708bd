import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from 'sanity'
import { folded, line } from '../fields.ts'
import type { Verdict } from '../rules/verdict.ts'

/** Five digits or ZIP+4. */
const checkPostalCode = (code: string | undefined): Verdict =>
  /^\d{5}(-\d{4})?$/.test(code ?? '') || 'Write the ZIP code: five digits, such as 33602.'

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
