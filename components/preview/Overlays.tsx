import { VisualEditing } from '@sanity/visual-editing/next-pages-router'
import { emptyActor, useIsPresentationTool, useOptimisticActor } from '@sanity/visual-editing/react'
import Router from 'next/router'
import { useEffect, useState } from 'react'
import { sectionLabel } from './sectionName.tsx'

/** In milliseconds; Sanity gives a request up after ten seconds. */
const responseTime = 12_000

/** In milliseconds; overlays that return within one second are the same, which request nothing. */
const absence = 2000

/**
 * Sanity's overlays: click-to-edit, and drag and drop. Mounted anew when the Studio did not respond
 * to their requests.
 */
export function Overlays() {
  if (useIsAway()) return null
  return (
    <VisualEditing
      components={sectionLabel}
      refresh={({ source, livePreviewEnabled }) =>
        source === 'manual' || !livePreviewEnabled ? fetchAgain() : false
      }
    />
  )
}

/**
 * Whether the overlays are gone for a moment, as the Studio is connected and has not said whether
 * items can be dragged. Sanity requests that once, and a Studio that was busy for three seconds
 * drops requests while it connects anew.
 */
function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  const isConnected = useIsPresentationTool()
  const isWaiting = useOptimisticActor() === emptyActor && isConnected
  useEffect(() => {
    if (!isAway && !isWaiting) return
    const timer = setTimeout(() => setIsAway(!isAway), isAway ? absence : responseTime)
    return () => clearTimeout(timer)
  }, [isAway, isWaiting])
  return isAway
}

async function fetchAgain(): Promise<void> {
  // With a fragment the router only scrolls.
  if (window.location.hash) window.location.reload()
  else await Router.replace(Router.asPath, undefined, { scroll: false })
}
