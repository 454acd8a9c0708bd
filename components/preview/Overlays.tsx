import { VisualEditing } from '@sanity/visual-editing/next-pages-router'
import Router from 'next/router'

/** Sanity's overlays: click-to-edit, and drag and drop. */
export const Overlays = () => (
  <VisualEditing
    refresh={({ source, livePreviewEnabled }) =>
      source === 'manual' || !livePreviewEnabled ? fetchAgain() : false
    }
  />
)

async function fetchAgain(): Promise<void> {
  // With a fragment the router only scrolls.
  if (window.location.hash) window.location.reload()
  else await Router.replace(Router.asPath, undefined, { scroll: false })
}
