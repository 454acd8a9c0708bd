import path from 'node:path'
import { createClient } from '@sanity/client'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { isSitePath } from '../../lib/site/links.ts'
import { environmentOf, localSetup } from './stack/environment.ts'

/**
 * `npm run preview:link -- /about-us` prints a link that shows a page's drafts for an hour.
 * Hosted Sanity needs SANITY_AUTH_TOKEN, a token with editor rights.
 */

const timeout = 10_000

async function previewLink(page: string): Promise<string> {
  if (!isSitePath(page)) {
    throw new RangeError(
      `"${page}" is not a path of the site. Write it as in: npm run preview:link -- /about-us`,
    )
  }
  const root = path.resolve(import.meta.dirname, '..', '..')
  const { env } = localSetup(environmentOf(root, 'production', (line) => process.stderr.write(`${line}\n`)))
  const apiHost = env.NEXT_PUBLIC_SANITY_API_HOST
  const client = createClient({
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '',
    dataset: env.NEXT_PUBLIC_SANITY_DATASET ?? '',
    apiVersion: env.NEXT_PUBLIC_SANITY_API_VERSION ?? '',
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    useCdn: false,
    token: env.SANITY_AUTH_TOKEN || env.SANITY_API_READ_TOKEN || '',
    timeout,
    maxRetries: 1,
  })
  const site = env.NEXT_PUBLIC_SITE_URL ?? ''
  const { secret, expiresAt } = await createPreviewSecret(client, 'preview-link', `${site}/studio`)
  const link = new URL('/api/draft-mode/enable', site)
  link.searchParams.set(urlSearchParamPreviewSecret, secret)
  link.searchParams.set(urlSearchParamPreviewPathname, page)
  return `${link.href}\n\nValid until ${expiresAt.toLocaleTimeString()}. Anyone who has it sees drafts.`
}

/** The error in two lines, with what to do. */
function explain(error: unknown): string {
  if (error instanceof RangeError) return error.message
  const reason = error instanceof Error ? error.message : String(error)
  const status = (error as { statusCode?: unknown }).statusCode
  if (status === 401 || status === 403) {
    return `The content lake refused to store a secret: ${reason}\nSet SANITY_AUTH_TOKEN to a token with editor rights.`
  }
  return `The content lake did not respond: ${reason}\nIs it running? "npm run demo" or "npm run backends" starts the local one.`
}

// The package also logs what it throws.
console.error = () => undefined

try {
  process.stdout.write(`${await previewLink(process.argv[2] ?? '/')}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
