import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { CSSProperties, ReactNode } from 'react'
import { visibilityOf } from '../../lib/site/visibility.ts'
import { useTargets } from './redirectSign.tsx'

const colours = { draft: '#f0a500', scheduled: '#556bfc', live: '#2e8540', over: '#c3231a' } as const

const sign: CSSProperties = { display: 'block', width: '100%', height: '100%' }
const bar: CSSProperties = { position: 'absolute', inset: 'auto 0 0', height: '0.25rem' }

/** The picture of a landing page in lists, with what visitors see of it. `id` is of its version. */
export function PageSign({ id, url }: { id: string; url: string | undefined }): ReactNode {
  const known = useTargets()
  const published = known?.targets.pages.find(({ _id }) => _id === getPublishedId(id))
  const { stage, words } = visibilityOf(published, known?.now ?? 0)
  const title = published && isDraftId(id) ? `${words}, with changes not published yet` : words
  return (
    <span role="img" title={known && title} aria-label={known ? title : 'One moment…'} style={sign}>
      {url ? <img src={`${url}?w=70&h=70&fit=crop`} alt="" style={sign} /> : <RocketIcon />}
      {known && <span style={{ ...bar, background: colours[stage] }} />}
    </span>
  )
}
