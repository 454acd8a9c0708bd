import { VisualEditing } from '@sanity/visual-editing/next-pages-router'
import Router, { useRouter } from 'next/router'
import { useEffect } from 'react'
import { copyBare } from './copyBare.ts'
import { PreviewBar } from './PreviewBar.tsx'

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

function DraftBar() {
  const { asPath } = useRouter()
  return (
    <PreviewBar role="status">
      <p>You are looking at drafts. Visitors do not see them.</p>
      <a href={`/api/draft-mode/disable?redirect=${encodeURIComponent(asPath)}`}>Show the published page</a>
    </PreviewBar>
  )
}
