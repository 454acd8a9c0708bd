/**
 * All that a visitor without cookies is sent for some pages, by URL. A page is its text. Each
 * script and font of this site that it names is status, media type and bytes. What is loaded later
 * (a chunk on demand) is named by no page and is not among it.
 */
export async function visitorFiles(base: string, paths: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const path of paths) files.set(path, await (await fetch(new URL(path, base))).text())
  const named = new Set([...files.values()].flatMap(urlsIn))
  await Promise.all([...named].map(async (url) => files.set(url, await fingerprint(base, url))))
  return files
}

/** URLs on this site that a page loads, unescaped. */
function urlsIn(html: string): string[] {
  const quoted = [...html.matchAll(/(?:src|href|srcSet|srcset|imageSrcSet|data-files)="([^"]+)"/g)].map(
    ([, value = '']) => value,
  )
  return quoted
    .flatMap((value) => value.replaceAll('&amp;', '&').split(/,\s+|\s+(?=\/)/))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((url) => /^\/(_next|fonts)\//.test(url))
}

async function fingerprint(base: string, url: string): Promise<string> {
  const response = await fetch(new URL(url, base))
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return `${response.status} ${response.headers.get('content-type')} ${Buffer.from(digest).toString('hex')}`
}
