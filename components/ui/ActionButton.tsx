import type { ComponentProps } from 'react'
import styled from 'styled-components'
import type { Action } from '#lib/sanity/page/resolve.ts'
import type { Editable } from '#lib/sanity/preview/editable.ts'
import { Button } from './Button.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  action: (Action & Editable) | null | undefined
}

/** A button from the Studio; nothing without an action. */
export function ActionButton({ action, variant, className }: Props) {
  if (!action) return null
  return (
    <Button
      href={action.href}
      download={action.download}
      variant={variant}
      className={className}
      data-sanity={action.edit?.()}
    >
      {action.label}
    </Button>
  )
}

/** Below a heading and its text. */
export const ActionBelow = styled(ActionButton)`
  margin-top: 2rem;
`
