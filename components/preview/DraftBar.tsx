import { useRouter } from 'next/router'
import { useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'

const noSubscription = () => () => {}

/** Inside the Studio's preview the Studio itself says what is shown. */
const isFramed = () => window.parent !== window

/** Says that drafts are shown, and leads back to what visitors see. */
export function DraftBar() {
  const { asPath } = useRouter()
  const [dismissed, setDismissed] = useState(false)
  const framed = useSyncExternalStore(noSubscription, isFramed, () => true)
  if (framed || dismissed) return null
  return (
    <Bar role="status">
      <p>You are looking at drafts. Visitors do not see them.</p>
      <a href={`/api/draft-mode/disable?redirect=${encodeURIComponent(asPath)}`}>Show the published page</a>
      <button type="button" onClick={() => setDismissed(true)}>
        Hide this
      </button>
    </Bar>
  )
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 70;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem 1.5rem;
  padding: 0.5rem var(--gutter);
  background: var(--butter);
  color: var(--ink);
  font-weight: 600;

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`
