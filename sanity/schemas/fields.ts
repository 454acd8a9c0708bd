import {
  defineArrayMember,
  defineField,
  type ConditionalPropertyCallback,
  type FieldDefinition,
  type Rule,
  type StringRule,
} from 'sanity'
import type { Background } from '../../lib/site/backgrounds.ts'
import { countedInput } from '../inputs/countedInput.tsx'
import { checkPicturePresent, shownMediaTypes, type PictureDraft } from './rules/picture.ts'
import { checkActionPresent, type ActionDraft } from './rules/target.ts'
import { checkLength, checkWritten } from './rules/written.ts'

type Labels = {
  name: string
  title: string
  description?: string
  group?: string
}

type Text = Labels & {
  /** In characters. */
  max?: number
  optional?: boolean
}

type Limits = { title: string; max: number; optional?: boolean }

/** Rules for required text and its length. */
const textRules = (rule: StringRule, { title, max, optional = false }: Limits): StringRule[] => [
  ...(optional ? [] : [rule.custom((text) => checkWritten(text, title))]),
  rule.custom((text) => checkLength(text, max)),
]

/** One line of text. */
export const line = ({ max = 80, optional = false, ...labels }: Text) =>
  defineField({
    ...labels,
    type: 'string',
    components: { input: countedInput(max, 0.8 * max) },
    validation: (rule) => textRules(rule, { title: labels.title, max, optional }),
  })

/** A paragraph of plain text. */
export const paragraph = ({ rows = 3, max = 400, ...text }: Text & { rows?: number }) =>
  ({ ...line({ max, ...text }), type: 'text', rows }) as const

type Choices = Omit<Labels, 'group'> & {
  hidden?: ConditionalPropertyCallback
  list: { value: string; title: string }[]
  initialValue?: string
  /** The message for no choice; without it the field is optional. */
  missing?: string
  /** True for one choice per line. */
  stacked?: boolean
}

/** Radio buttons. */
export const choice = ({ list, missing, stacked, ...labels }: Choices) =>
  defineField({
    ...labels,
    type: 'string',
    options: { list, layout: 'radio', direction: stacked ? 'vertical' : 'horizontal' },
    validation: (rule) => (missing === undefined ? rule : rule.required().error(missing)),
  })

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
export const backgroundChoices = (backgrounds: readonly Background[]) =>
  backgrounds.map((value) => ({ value, title: colours[value] }))

/** Shapes in which the site shows a picture: width by height, by name for editors. */
type Shapes = Readonly<Record<string, number>>

/** The crop dialog previews `shapes`; none where the picture keeps its own shape. */
export const pictureOptions = (shapes: Shapes = {}, accept = shownMediaTypes) => ({
  hotspot: { previews: Object.entries(shapes).map(([title, aspectRatio]) => ({ title, aspectRatio })) },
  accept,
})

/** A required picture, for fields and lists. */
export const requiredPicture = {
  type: 'picture',
  validation: (rule: Rule) => rule.custom((value) => checkPicturePresent(value as PictureDraft | undefined)),
} as const

export const pictureField = ({ shapes, ...labels }: Labels & { shapes?: Shapes }) =>
  defineField({ ...labels, ...requiredPicture, options: pictureOptions(shapes) })

/** A required button. */
export const actionField = (labels: Labels) =>
  defineField({
    ...labels,
    type: 'action',
    validation: (rule) => rule.custom((action) => checkActionPresent(action as ActionDraft | undefined)),
  })

/** For an object with required fields: Sanity does not validate the fields of a missing object. */
export const mustBeThere = {
  validation: <Required extends { required: () => Required; error: (message: string) => Required }>(
    rule: Required,
  ) => rule.required().error('Fill this in. Visitors would see a gap here.'),
}

export const folded = { collapsible: true, collapsed: true } as const

export const unfolded = { collapsible: true, collapsed: false } as const

type Folded = Labels & { fields: FieldDefinition[]; columns?: number }

/** A required, folded object. */
export const foldedSection = ({ columns, ...labels }: Folded) =>
  defineField({
    ...labels,
    type: 'object',
    options: { ...folded, columns },
    ...mustBeThere,
  })

/** Up to two buttons. */
export const buttons = (labels: Omit<Labels, 'name'>) =>
  defineField({
    ...labels,
    name: 'actions',
    type: 'array',
    of: [defineArrayMember({ type: 'action' })],
    validation: (rule) => rule.max(2).error('Have two buttons at most. Remove one.'),
  })

/** A required text in a list. */
export const listedText = (type: 'string' | 'text', { title, max }: { title: string; max: number }) =>
  defineArrayMember({
    type,
    title,
    ...(type === 'text' && { rows: 4 }),
    validation: (rule: StringRule) => textRules(rule, { title, max }),
  })
