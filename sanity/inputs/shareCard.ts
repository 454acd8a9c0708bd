import { getPublishedId } from '@sanity/client/csm'
import { createElement as h, useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { useClient, useEditState, useFormValue } from 'sanity'
import { publicEnv } from '../../lib/site/env.ts'
import { frames } from '../../lib/site/frames.ts'
import { pathsShowing } from '../../lib/site/pages.ts'
import { cardSrc } from '../../lib/site/shareCard.ts'
import { slugOf } from '../identity.ts'

/** What social networks show with a link. Without JSX: Node loads the schema in tests. */

type Crop = { left: number; top: number; right: number; bottom: number }
export type ShareImage = { asset?: { _ref?: string }; crop?: Crop }

type Hero = { _type?: string; heading?: string }
type Headed = { title?: string; hero?: Hero; sections?: Hero[] }

/** As on the card: the title of a landing page stands in for a missing headline. */
function headlineOf(page: object | null): string {
  const { title = '', hero, sections }: Headed = page ?? {}
  const opening = hero ?? (Array.isArray(sections) ? sections.find(isHero) : undefined)
  return opening?.heading?.trim() || title
}

const isHero = ({ _type }: Hero): boolean => _type === 'heroSection'

/** The image API's parameters of a crop. */
function cropOf({ asset, crop }: ShareImage): string {
  const [, width, height] = /-(\d+)x(\d+)-/.exec(asset?._ref ?? '') ?? []
  if (!crop || !width || !height) return ''
  const { left, top, right, bottom } = crop
  const [w, h] = [Number(width), Number(height)]
  const rect = [left * w, top * h, (1 - left - right) * w, (1 - top - bottom) * h]
  return `&rect=${rect.map(Math.round).join(',')}`
}

/** URL of the editor's picture; undefined without one, and until it is known. */
function usePictureUrl(image: ShareImage | undefined): string | undefined {
  const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
  const id = image?.asset?._ref
  const [found, setFound] = useState<{ id: string; url: string | null }>()
  useEffect(() => {
    if (!id) return
    const loading = new AbortController()
    const { signal } = loading
    client
      .fetch<string | null>('*[_id == $id][0].url', { id }, { signal })
      .then((url) => setFound({ id, url }))
      .catch(() => undefined)
    return () => loading.abort()
  }, [client, id])
  return image && found?.id === id && found?.url ? `${found.url}?w=1200&fit=max${cropOf(image)}` : undefined
}

/** The card of a page: the editor's picture, or the headline as it is published. */
export function ShareCard({ image }: { image: ShareImage | undefined }): ReactNode {
  const document = useFormValue([]) as { _id: string; _type: string }
  const { published } = useEditState(getPublishedId(document._id), document._type)
  const picture = usePictureUrl(image)
  const isLanding = document._type === 'landingPage'
  const path = isLanding ? `/${slugOf(published) ?? ''}` : pathsShowing(document._type)[0]
  const headline = headlineOf(published)
  const drawn = published && path ? cardSrc(path, headline) : undefined
  const isChosen = image?.asset?._ref !== undefined
  const src = isChosen ? picture : drawn
  return h(
    'figure',
    { style: { margin: '0 0 1.5rem' } },
    src && h('img', { src, alt: headline, style: card }),
    h('figcaption', { style: quiet }, caption(isChosen, src, headlineOf(document) !== headline)),
  )
}

function caption(isChosen: boolean, src: string | undefined, isChanged: boolean): string {
  if (isChosen) return 'How a shared link looks: with your picture.'
  if (!src) return 'Once this page is published, a shared link shows a card with its headline.'
  return isChanged
    ? 'How a shared link looks. The new headline comes with Publish.'
    : 'How a shared link looks: with the page’s headline.'
}

const quiet: CSSProperties = { margin: '0.5rem 0 0', fontSize: '0.8125rem', opacity: 0.7 }
const card: CSSProperties = {
  display: 'block',
  width: '100%',
  maxWidth: '26rem',
  aspectRatio: frames.shared,
  objectFit: 'cover',
  borderRadius: '0.375rem',
}
