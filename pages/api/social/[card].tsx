import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { ImageResponse } from 'next/og'
import { SocialCard } from '../../../components/social/SocialCard.tsx'
import { isRead } from '../../../lib/http.server.ts'
import { headlineOf } from '../../../lib/sanity/headline.server.ts'
import { cardAssets } from '../../../lib/social/assets.server.ts'
import { cardSize, cardSubject } from '../../../lib/social/cards.ts'
import { cardHeadline, type CardHeadline } from '../../../lib/social/headline.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Cards drawn before, by headline, each of some 50 kB: as many as a site has pages, and the headlines that changed since. */
const drawn = new Map<string, Promise<Buffer>>()
const mostKept = 100

/** The picture of a page for shared links: `/api/social/about-us.png`. What is written on it is the page's alone to say. */
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
  // The address names the headline that an editor wrote: nobody may keep another one under it.
  const keeping = isKnown ? 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400' : 'no-store'
  response.setHeader('Cache-Control', keeping)
  response.status(200).send(png)
}

function cardOf(headline: CardHeadline): Promise<Buffer> {
  const known = drawn.get(headline.text)
  if (known) return known
  if (drawn.size >= mostKept) drawn.clear()
  const drawing = draw(headline)
  drawn.set(headline.text, drawing)
  drawing.catch(() => drawn.delete(headline.text))
  return drawing
}

async function draw(headline: CardHeadline): Promise<Buffer> {
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
