import Head from 'next/head'
import { useState } from 'react'
import { useHydrated } from '../hooks/useHydrated.ts'
import { PreviewBar, PreviewBars } from './PreviewBar.tsx'

const time = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

const endOf = (until: number) => new Date(until).toLocaleString('en-US', time)

/** Tells somebody with a link to a draft what they see. `until` is in milliseconds. */
export function SharedBar({ until }: { until: number }) {
  const [dismissed, setDismissed] = useState(false)
  // The server does not know the visitor's time zone.
  const hydrated = useHydrated()
  return (
    <>
      <Head>
        <meta key="robots" name="robots" content="noindex, nofollow" />
      </Head>
      {hydrated && !dismissed && (
        <PreviewBars>
          <PreviewBar role="status">
            <p>{`This is a draft: visitors do not see it. Your link ends ${endOf(until)}.`}</p>
            <button type="button" onClick={() => setDismissed(true)}>
              Hide this
            </button>
          </PreviewBar>
        </PreviewBars>
      )}
    </>
  )
}
