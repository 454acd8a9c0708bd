import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { encodedPath, isSitePath } from '../../../lib/links.ts'
import { routes } from '../../../lib/routes.ts'
import { keepCookiesLocally } from '../../../lib/security/localCookies.server.ts'
import { callerOf, RateLimit } from '../../../lib/security/rateLimit.server.ts'
import { draftClient } from '../../../lib/sanity/client.server.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Each call costs a question to the content lake; an editor opens a preview a few times a minute. */
const calls = new RateLimit(30, 0.5)

/** Seconds that a browser goes on showing drafts: a working day. Whoever forgets to leave them does not send old drafts round next week. */
const maxAge = 12 * 60 * 60

/**
 * Lets an editor see drafts: the Studio sends people here with a secret that only it and the content lake know, and that expires.
 * Answers 401 to anybody else.
 */
export default async function enable(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET').status(405).end()
    return
  }
  if (!calls.take(callerOf(request))) {
    response
      .setHeader('Retry-After', '60')
      .status(429)
      .send('The preview was opened too often. Try again in a minute.')
    return
  }
  try {
    const { isValid, redirectTo, studioPreviewPerspective } = await validatePreviewUrl(
      draftClient(),
      request.url ?? '',
    )
    if (!isValid) {
      response
        .status(401)
        .send('This preview link is not valid, or no longer. Open the preview from the Studio again.')
      return
    }
    response.setPreviewData({ perspective: studioPreviewPerspective ?? 'drafts' }, { maxAge })
    keepCookiesLocally(request, response)
    const path = redirectTo && withoutPerspective(redirectTo)
    // The library cuts the host off a full address, which can leave "//evil.example": only a path of ours may follow.
    response.redirect(307, path && isSitePath(path) ? encodedPath(path) : routes.home)
  } catch (error) {
    console.error('[preview]', error instanceof Error ? error.message : error)
    response.status(503).send('The preview cannot be opened at the moment.')
  }
}

const perspectiveParameter = new RegExp(`([?&])${urlSearchParamPreviewPerspective}=[^&#]*(&?)`)

/**
 * A path as it is without preview. The cookie knows the perspective, which the library adds to the path, and the Studio cannot keep an address
 * with a query and a place in it: it takes "#guarantee" for a part of the query.
 */
function withoutPerspective(path: string): string {
  return path.replace(perspectiveParameter, (_, before: string, after: string) => (after ? before : ''))
}
