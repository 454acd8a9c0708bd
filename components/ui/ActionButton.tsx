import type { ComponentProps } from 'react'
import type { Action } from '../../lib/sanity/content.ts'
import { Button } from './Button.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'variant'> & { action: Action | null | undefined }

/** A button that an editor filled in; none while it has no label or no target. */
export function ActionButton({ action, variant }: Props) {
  if (!action) return null
  return (
    <Button href={action.href} download={action.download} variant={variant}>
      {action.label}
    </Button>
  )
}
