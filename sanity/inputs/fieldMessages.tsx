import type { CSSProperties, ReactNode } from 'react'
import type { FieldProps, FormNodeValidation, ItemProps } from 'sanity'
import { useUndoneRemoval } from './undoRemoval.tsx'

const text: CSSProperties = { margin: '0.625rem 0 0', fontSize: '0.8125rem', lineHeight: 1.5 }
const colours = {
  error: 'var(--card-badge-critical-fg-color)',
  warning: 'var(--card-badge-caution-fg-color)',
  info: 'inherit',
} as const

type Props = { children: ReactNode; validation: readonly FormNodeValidation[] }

/** What is wrong stands below its field. Sanity says it in a tooltip only. */
export const WithMessages = ({ children, validation }: Props): ReactNode => (
  <div>
    {children}
    {validation.map(({ level, message }) => (
      <p key={message} style={{ ...text, color: colours[level] }}>
        {message}
      </p>
    ))}
  </div>
)

/** For `form.components`. */
export const FieldWithMessages = (props: FieldProps): ReactNode => (
  <WithMessages validation={props.validation}>{props.renderDefault(props)}</WithMessages>
)

/** An item of a list; its removal can be undone. */
export function ItemWithMessages(props: ItemProps): ReactNode {
  const undone = useUndoneRemoval(props)
  return <WithMessages validation={props.validation}>{props.renderDefault(undone)}</WithMessages>
}
