import { createClient, type SanityClient } from '@sanity/client'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'

/** A client of the content lake that may write. The local lake takes the read token for it. */
export function lakeClient(env: NodeJS.ProcessEnv, token = env.SANITY_API_READ_TOKEN): SanityClient {
  const apiHost = env.NEXT_PUBLIC_SANITY_API_HOST
  return createClient({
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '',
    dataset: env.NEXT_PUBLIC_SANITY_DATASET ?? '',
    apiVersion: env.NEXT_PUBLIC_SANITY_API_VERSION ?? '',
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    useCdn: false,
    token: token ?? '',
    timeout: 10_000,
    maxRetries: 1,
  })
}

/** A link that shows the drafts of a page of `site` for an hour. */
async function previewLink(lake: SanityClient, site: string, page: string) {
  const { secret, expiresAt } = await createPreviewSecret(lake, 'preview-link', `${site}/studio`)
  const link = new URL('/api/draft-mode/enable', site)
  link.searchParams.set(urlSearchParamPreviewSecret, secret)
  link.searchParams.set(urlSearchParamPreviewPathname, page)
  return { href: link.href, expiresAt }
}

/** Saves a draft of the FAQ page with a heading. The cookies that show it. */
export async function draftCookies(lake: SanityClient, site: string, heading: string): Promise<string> {
  const page = await lake.getDocument('faqPage')
  if (!page) throw new Error('The lake has no FAQ page')
  await lake.createOrReplace({ ...page, _id: 'drafts.faqPage', hero: { ...page.hero, heading } })
  const { href } = await previewLink(lake, site, '/faq')
  const { headers } = await fetch(href, { redirect: 'manual' })
  return headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}
