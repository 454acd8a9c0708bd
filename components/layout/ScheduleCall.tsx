import { telHref } from '../../lib/phone.ts'
import { Button } from '../ui/Button.tsx'

type Props = {
  phone: string | null
  onChoose?: () => void
}

/** Dials the agency through the device's phone link; renders nothing while the settings name no number. Spec section 2. */
export function ScheduleCall({ phone, onChoose }: Props) {
  const href = telHref(phone)
  if (!href) return null
  return (
    <Button href={href} variant="butter" plain onClick={onChoose}>
      Schedule a Call Now
    </Button>
  )
}
