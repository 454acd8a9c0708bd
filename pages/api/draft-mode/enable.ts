import { validatePreviewUrl } from '@sanity/preview-url-secret'
import {
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { LRUCache } from 'lru-cache'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { fitCookies } from '#lib/http/cookies.server.ts'
import { isRead, isVisit, logSecurity } from '#lib/http/request.server.ts'
import { encodedPath, isSitePath } from '#lib/site/links.ts'
import { routes } from '#lib/site/pages.ts'
import { draftClient } from '#lib/sanity/queries/client.server.ts'
import { knownPerspective } from '#lib/sanity/preview/perspective.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Seconds, also for a shared link: one that is switched off opens no new preview. */
const maxAge = 12 * 60 * 60

/** As the library makes them. Anything else costs the lake no query. */
const secretForm = /^[\w-]{32,64}$/

/** Secrets that the lake refused within the last minute. */
const refused = new LRUCache<string, true>({ max: 1000, ttl: 60_000 })

/** What the secret of `request` opens; undefined when it opens nothing. @throws while the lake is down */
async function previewOf({ query, url = '' }: NextApiRequest) {
  const secret = query[urlSearchParamPreviewSecret]
  if (typeof secret !== 'string' || !secretForm.test(secret) || refused.has(secret)) return undefined
  const preview = await validatePreviewUrl(draftClient(), url)
  if (preview.isValid) return preview
  refused.set(secret, true)
  return undefined
}

/** Starts a preview. The Studio adds a secret that expires; without it the status is 401. */
export default async function enable(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  // The Studio may be at sanity.io.
  if (!isRead(request, response) || !isVisit(request, response, 'anySite')) return
  try {
    const preview = await previewOf(request)
    logSecurity(request, `preview ${preview ? 'opened' : 'refused'}`)
    if (!preview) {
      response
        .status(401)
        .send(
          'This preview link is not valid, or no longer. Open the preview from the Studio again, or ask for a new link.',
        )
      return
    }
    const { redirectTo, studioPreviewPerspective } = preview
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
