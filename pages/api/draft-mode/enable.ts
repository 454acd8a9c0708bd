import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { fitCookies } from '../../../lib/http/cookies.server.ts'
import { isRead, isVisit } from '../../../lib/http/request.server.ts'
import { encodedPath, isSitePath } from '../../../lib/site/links.ts'
import { routes } from '../../../lib/site/pages.ts'
import { draftClient } from '../../../lib/sanity/content/client.server.ts'
import { knownPerspective } from '../../../lib/sanity/preview/perspective.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Seconds, also for a shared link: one that is switched off opens no new preview. */
const maxAge = 12 * 60 * 60

/** Starts a preview. The Studio adds a secret that expires; without it the status is 401. */
export default async function enable(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  // The Studio may be at sanity.io.
  if (!isRead(request, response) || !isVisit(request, response, 'anySite')) return
  try {
    const { isValid, redirectTo, studioPreviewPerspective } = await validatePreviewUrl(
      draftClient(),
      request.url ?? '',
    )
    console.info(`[security] preview ${isValid ? 'opened' : 'refused'}`)
    if (!isValid) {
      response
        .status(401)
        .send(
          'This preview link is not valid, or no longer. Open the preview from the Studio again, or ask for a new link.',
        )
      return
    }
    const chosen = studioPreviewPerspective ?? ''
    const perspective = knownPerspective(chosen) ? chosen : 'drafts'
    // A program that only looks at the link sends HEAD.
    if (request.method === 'GET') {
      response.setPreviewData({ perspective }, { maxAge })
      fitCookies(response)
    }
    const path = redirectTo && withoutPerspective(redirectTo)
    // The library strips the host, which can leave "//evil.example".
    response.redirect(307, path && isSitePath(path) ? encodedPath(path) : routes.home)
  } catch (error) {
    console.error('[preview]', error instanceof Error ? error.message : error)
    response.status(503).send('The preview cannot be opened at the moment.')
  }
}

const perspectiveParameter = new RegExp(`([?&])${urlSearchParamPreviewPerspective}=[^&#]*(&?)`)

/** Drops the perspective, which is in the cookie: the Studio mixes up fragment and query. */
function withoutPerspective(path: string): string {
  return path.replace(perspectiveParameter, (_, before: string, after: string) => (after ? before : ''))
}
