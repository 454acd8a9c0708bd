import { VisualEditing } from '@sanity/visual-editing/next-pages-router'
import Router from 'next/router'
import { useMemo, type ReactNode } from 'react'
import { completePage, type Answer } from '../../lib/sanity/completePage.ts'
import { liveClient, useLiveMode, useQuery } from '../../lib/sanity/liveStore.ts'
import type { PageById } from '../../lib/sanity/pages.ts'
import { DraftBar } from './DraftBar.tsx'
import { usePageMarks } from './usePageMarks.ts'

type Page = PageById[keyof PageById]

type Props = {
  draft: NonNullable<Page['draft']>
  /** Draws the page from what stands in the draft at the moment. */
  children: (page: Page) => ReactNode
}

/** A page that follows what is being typed in the Studio, with click-to-edit. Never part of what visitors load. */
export function LivePage({ draft, children }: Props) {
  useLiveMode({ client: liveClient })
  return (
    <>
      {/* Walking on starts afresh: the query remembers the last answer for a moment, and it is another page's. */}
      <LiveContent key={JSON.stringify([draft.id, draft.params])} draft={draft}>
        {children}
      </LiveContent>
      <DraftBar />
      <VisualEditing
        refresh={({ source, livePreviewEnabled }) =>
          source === 'manual' || !livePreviewEnabled ? fetchAgain() : false
        }
      />
    </>
  )
}

/** Has the page's data fetched again, where it is and as it stands. */
async function fetchAgain(): Promise<void> {
  // With a place in its address the page is where it is to go already: the router would only scroll there.
  if (window.location.hash) window.location.reload()
  else await Router.replace(Router.asPath, undefined, { scroll: false })
}

/** What the page shows: as it was loaded, then as it is typed. */
function LiveContent({ draft, children }: Props) {
  const { data, sourceMap } = useQuery<Answer>(draft.query, draft.params, { initial: draft.initial as never })
  usePageMarks(data, sourceMap)
  const page = useMemo(() => completePage(draft.id, data as Answer), [draft.id, data])
  return children({ ...page, draft } as Page)
}
