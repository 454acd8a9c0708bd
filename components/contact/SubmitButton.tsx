import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../ui/Button.tsx'
import { keepFocus } from '../ui/keepFocus.ts'

type Props = { sending: boolean; children: ReactNode }

/** Sends the form; "Sending..." and disabled while the message is on its way. Spec section 4. */
export function SubmitButton({ sending, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)

  useEffect(() => {
    // A disabled button loses focus: it gets it back, unless the visitor has gone on to something else.
    if (wasSending.current && !sending && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
    wasSending.current = sending
  }, [sending])

  return (
    <Place>
      <Button
        ref={button}
        type="submit"
        disabled={sending}
        plain={sending}
        onMouseDown={keepFocus}
        onClick={(event) => event.currentTarget.focus()}
      >
        {sending ? 'Sending...' : children}
      </Button>
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  min-width: 0;
`
