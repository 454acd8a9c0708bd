import type { NextApiRequest, NextApiResponse } from 'next'
import { isRead } from '../../lib/http/request.server.ts'
import { drawPostShareImage } from '../../lib/images/postShareImage.server.ts'
import { siteShareImage } from '../../lib/images/shareImage.ts'

/** `?url=` of a post's image: what other sites show with a link to the post. */
export default async function shareImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const src = String(request.query.url)
  try {
    const image = await drawPostShareImage(src)
    if (!image) return void response.status(400).end()
    response.setHeader('Content-Type', 'image/jpeg').setHeader('Cache-Control', 'public, max-age=86400')
    response.status(200).send(image)
  } catch (error) {
    console.error(`[share image] ${new URL(src).href} cannot be shared: ${String(error)}`)
    response.setHeader('Cache-Control', 'no-store').redirect(307, siteShareImage.src)
  }
}
