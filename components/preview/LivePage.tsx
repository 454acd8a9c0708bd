import { useEffect } from 'react'
import { useEncodeDataAttribute } from '@sanity/react-loader'
import { editable } from '#lib/sanity/preview/editable.ts'
import { liveClient, useLiveMode, useQuery } from '#lib/sanity/preview/liveStore.ts'
import { completePage, type RawPage } from '#lib/sanity/page/completePage.ts'
import type { PageById } from '#lib/sanity/page/pageTypes.ts'
import { routes } from '#lib/site/pages.ts'
import { Overlays } from './Overlays.tsx'

type Page = PageById[keyof PageById]

type Props = {
  draft: NonNullable<Page['draft']>
  /** Gets the page from the draft's current content. The same function at each render. */
  onPage: (page: Page) => void
}

/** Follows the Studio's drafts live, with click-to-edit. For draft mode in browsers. */
export function LivePage({ draft, onPage }: Props) {
  useLiveMode({ client: liveClient })
  return (
    <>
      {/* Keyed: `useQuery` returns the last page's result for a moment. */}
      <LiveContent key={JSON.stringify([draft.id, draft.params])} draft={draft} onPage={onPage} />
      <Overlays />
    </>
  )
}

function LiveContent({ draft, onPage }: Props) {
  const { data, sourceMap } = useQuery<unknown>(draft.query, draft.params, {
    initial: draft.initial as never,
  })
  const encode = useEncodeDataAttribute(data as object, sourceMap as never, routes.studio)
  useEffect(() => {
    const result = editable(data, (path) => encode([...path]))
    onPage({ ...completePage(draft.id, result as RawPage), draft } as Page)
  }, [draft, data, encode, onPage])
  return null
}
