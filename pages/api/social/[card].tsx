import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { ImageResponse } from 'next/og'
import { SocialCard } from '../../../components/seo/SocialCard.tsx'
import { isRead } from '../../../lib/http/request.server.ts'
import { headlineOf } from '../../../lib/sanity/content/headlines.server.ts'
import { cardAssets } from '../../../lib/seo/social/assets.server.ts'
import { cardSubject } from '../../../lib/seo/social/cards.ts'
import { cardHeadline, type CardHeadline } from '../../../lib/seo/social/headline.ts'
import { cardSize } from '../../../lib/site/shareCard.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Rendered cards by headline, each about 50 kB. */
const rendered = new Map<string, Promise<Buffer>>()
const maxCards = 100

/** The social card of a page: `/api/social/about-us.png`. Its text is the page's headline only. */
export default async function social(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const subject = cardSubject(request.query.card)
  const { text, isKnown } = subject ? await headlineOf(subject) : { text: undefined, isKnown: true }
  const headline = text === undefined ? undefined : (cardHeadline(text) ?? cardHeadline('Goodline'))
  if (!headline) {
    if (isKnown) response.status(404).end()
    else response.setHeader('Cache-Control', 'no-store').status(503).end()
    return
  }
  const png = await cardOf(headline)
  response.setHeader('Content-Type', 'image/png')
  // The URL names an editor's headline: no other one may be cached under it.
  const cacheControl = isKnown
    ? 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400'
    : 'no-store'
  response.setHeader('Cache-Control', cacheControl)
  response.status(200).send(png)
}

function cardOf(headline: CardHeadline): Promise<Buffer> {
  const known = rendered.get(headline.text)
  if (known) return known
  if (rendered.size >= maxCards) rendered.clear()
  const rendering = render(headline)
  rendered.set(headline.text, rendering)
  rendering.catch(() => rendered.delete(headline.text))
  return rendering
}

async function render(headline: CardHeadline): Promise<Buffer> {
  const { art, logo, latin, latinExtended } = await cardAssets()
  const image = new ImageResponse(<SocialCard headline={headline} art={art} logo={logo} />, {
    ...cardSize,
    fonts: [
      { name: 'Besley', data: latin, weight: 600 },
      { name: 'Besley Extended', data: latinExtended, weight: 600 },
    ],
  })
  return Buffer.from(await image.arrayBuffer())
}
