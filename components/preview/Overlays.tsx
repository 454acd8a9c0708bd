import { VisualEditing } from '@sanity/visual-editing/next-pages-router'
import Router, { useRouter } from 'next/router'
import { useEffect } from 'react'
import styled from 'styled-components'
import { copyBare } from './copyBare.ts'

/** Sanity's overlays: click-to-edit, and drag and drop. The Studio has a bar of its own. */
export function Overlays() {
  useEffect(() => {
    document.addEventListener('copy', copyBare)
    return () => document.removeEventListener('copy', copyBare)
  }, [])
  return (
    <>
      <VisualEditing
        refresh={({ source, livePreviewEnabled }) =>
          source === 'manual' || !livePreviewEnabled ? fetchAgain() : false
        }
      />
      {window.parent === window && <DraftBar />}
    </>
  )
}

async function fetchAgain(): Promise<void> {
  // With a fragment the router only scrolls.
  if (window.location.hash) window.location.reload()
  else await Router.replace(Router.asPath, undefined, { scroll: false })
}

/** At the bottom of a page that is no published one. */
function DraftBar() {
  const { asPath } = useRouter()
  return (
    <Bar role="status">
      <p>You are looking at drafts. Visitors do not see them.</p>
      <a href={`/api/draft-mode/disable?redirect=${encodeURIComponent(asPath)}`}>Show the published page</a>
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
  padding: 0.5rem var(--gutter) calc(0.5rem + env(safe-area-inset-bottom));
  background: var(--butter);
  color: var(--ink);
  font-weight: 600;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: underline;
  }
`
