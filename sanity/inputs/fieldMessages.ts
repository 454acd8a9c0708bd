import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import type { FieldProps, FormNodeValidation, ItemProps } from 'sanity'

/** What is wrong stands below its field. Sanity says it in a tooltip only. */

const text: CSSProperties = { margin: '0.625rem 0 0', fontSize: '0.8125rem', lineHeight: 1.5 }
const colours = {
  error: 'var(--card-badge-critical-fg-color)',
  warning: 'var(--card-badge-caution-fg-color)',
  info: 'inherit',
} as const

const messages = (validation: readonly FormNodeValidation[]): ReactNode[] =>
  validation.map(({ level, message }) =>
    h('p', { key: message, style: { ...text, color: colours[level] } }, message),
  )

/** For `form.components`. */
export const FieldWithMessages = (props: FieldProps): ReactNode =>
  h('div', null, props.renderDefault(props), messages(props.validation))

/** An item of a list. */
export const ItemWithMessages = (props: ItemProps): ReactNode =>
  h('div', null, props.renderDefault(props), messages(props.validation))
