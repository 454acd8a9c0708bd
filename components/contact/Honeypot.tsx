import type { Ref } from 'react'
import styled from 'styled-components'

/**
 * A field for programs that fill in whatever they find. People never meet it: it cannot be seen, tabbed to or heard, its name means
 * nothing to autofill, and password managers are told to leave it alone.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Hidden aria-hidden="true">
      <label>
        Leave this empty
        <input
          ref={ref}
          type="text"
          name="topic"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </Hidden>
  )
}

/** Out of sight but laid out: many programs skip what is not displayed. */
const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
