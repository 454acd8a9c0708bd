import { getPublishedId } from '@sanity/client/csm'
import type { CSSProperties, ReactNode } from 'react'
import { useEditState, useFormValue } from 'sanity'
import { aspectRatios } from '../../lib/site/aspectRatios.ts'
import { pathsShowing } from '../../lib/site/pages.ts'
import { cardSrc } from '../../lib/site/shareCard.ts'
import { slugOf } from '../identity.ts'
import { useFetched } from '../studioClient.ts'
import { quiet } from './styles.ts'

/** What social networks show with a link. */

type Crop = { left: number; top: number; right: number; bottom: number }
export type ShareImage = { asset?: { _ref?: string }; crop?: Crop }

type Hero = { _type?: string; heading?: string; text?: string }
type Headed = { title?: string; hero?: Hero; sections?: unknown }

/** The hero of a landing page. */
export const heroOf = (sections: unknown): Hero | undefined =>
  (Array.isArray(sections) ? (sections as Hero[]) : []).find(({ _type }) => _type === 'heroSection')

/** As on the card: the title of a landing page stands in for a missing headline. */
function headlineOf(page: object | null): string {
  const { title = '', hero, sections }: Headed = page ?? {}
  return (hero ?? heroOf(sections))?.heading?.trim() || title
}

/** The image API's parameters of a crop. */
function cropOf({ asset, crop }: ShareImage): string {
  const [, width, height] = /-(\d+)x(\d+)-/.exec(asset?._ref ?? '') ?? []
  if (!crop || !width || !height) return ''
  const { left, top, right, bottom } = crop
  const [w, h] = [Number(width), Number(height)]
  const rect = [left * w, top * h, (1 - left - right) * w, (1 - top - bottom) * h]
  return `&rect=${rect.map(Math.round).join(',')}`
}

/** The card of a page: the editor's picture, or the headline as it is published. */
export function ShareCard({ image }: { image: ShareImage | undefined }): ReactNode {
  const document = useFormValue([]) as { _id: string; _type: string }
  const { published } = useEditState(getPublishedId(document._id), document._type)
  const id = image?.asset?._ref
  const url = useFetched<string | null>(id && '*[_id == $id][0].url', id)
  const isLanding = document._type === 'landingPage'
  const path = isLanding ? `/${slugOf(published) ?? ''}` : pathsShowing(document._type)[0]
  const headline = headlineOf(published)
  const drawn = published && path ? cardSrc(path, headline) : undefined
  const picture = image && url ? `${url}?w=1200&fit=max${cropOf(image)}` : undefined
  const src = id ? picture : drawn
  return (
    <figure style={{ margin: '0 0 1.5rem' }}>
      {src && <img src={src} alt={headline} style={card} />}
      <figcaption style={quiet}>
        {caption(id !== undefined, src, headlineOf(document) !== headline)}
      </figcaption>
    </figure>
  )
}

function caption(isChosen: boolean, src: string | undefined, isChanged: boolean): string {
  if (isChosen) return 'How a shared link looks: with your picture.'
  if (!src) return 'Once this page is published, a shared link shows a card with its headline.'
  return isChanged
    ? 'How a shared link looks. The new headline comes with Publish.'
    : 'How a shared link looks: with the page’s headline.'
}

const card: CSSProperties = {
  display: 'block',
  width: '100%',
  maxWidth: '26rem',
  aspectRatio: aspectRatios.shared,
  objectFit: 'cover',
  borderRadius: '0.375rem',
}
