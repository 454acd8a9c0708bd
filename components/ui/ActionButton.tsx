import type { ComponentProps } from 'react'
import type { Action } from '../../lib/sanity/content/resolve.ts'
import { Button } from './Button.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'variant'> & { action: Action | null | undefined }

/** A button from the Studio; nothing without an action. */
export function ActionButton({ action, variant }: Props) {
  if (!action) return null
  return (
    <Button href={action.href} download={action.download} variant={variant}>
      {action.label}
    </Button>
  )
}
