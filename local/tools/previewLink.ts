import { isSitePath } from '../../lib/site/links.ts'
import { environmentOf, localSetup } from './stack/environment.ts'
import { lakeClient, previewLink } from './stack/lake.ts'

/**
 * `npm run preview:link -- /about-us` prints a link that shows a page's drafts for an hour.
 * Hosted Sanity needs SANITY_AUTH_TOKEN, a token with editor rights.
 */

async function linkTo(page: string): Promise<string> {
  if (!isSitePath(page)) {
    throw new RangeError(
      `"${page}" is not a path of the site. Write it as in: npm run preview:link -- /about-us`,
    )
  }
  const { env } = localSetup(environmentOf('production', (line) => process.stderr.write(`${line}\n`)))
  const lake = lakeClient(env, env.SANITY_AUTH_TOKEN || env.SANITY_API_READ_TOKEN)
  const { href, expiresAt } = await previewLink(lake, env.NEXT_PUBLIC_SITE_URL ?? '', page)
  return `${href}\n\nValid until ${expiresAt.toLocaleTimeString()}. Anyone who has it sees drafts.`
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
  process.stdout.write(`${await linkTo(process.argv[2] ?? '/')}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
