import type { RawResponse } from '../stack/rawResponse.ts'
import { exchange } from './exchange.ts'

/** What the checks read of a page. */

export type View = RawResponse & { text: string; props: Record<string, unknown> }

type AskOptions = { method?: string; cookie?: string; headers?: Record<string, string> }

/** Asks the simulated host on a port. */
export async function ask(port: number, path: string, options: AskOptions = {}): Promise<View> {
  const { method = 'GET', cookie, headers = {} } = options
  const response = await exchange(port, {
    method,
    path,
    headers: { host: `localhost:${port}`, accept: '*/*', ...headers, ...(cookie && { cookie }) },
  })
  const text = response.body.toString('utf8')
  const [, data] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  const { props = {} } = JSON.parse(data ?? '{}') as { props?: { pageProps?: Record<string, unknown> } }
  return { ...response, text, props: props.pageProps ?? {} }
}

type Listed = { kind?: string; posts?: unknown[] }

/** How many posts a page shows: it is 0 in the loading state. */
export const postsOn = ({ props }: View): number => (props.posts as Listed | undefined)?.posts?.length ?? 0

/** Paths of images on a page, largest first in each `srcset`. */
export function imagesOn({ text }: View): string[] {
  const found = [...text.matchAll(/<img[^>]*>/g)].map(([element]) => {
    const [, src = ''] = / src="([^"]*)"/.exec(element) ?? []
    const [, set = ''] = / srcset="([^"]*)"/i.exec(element) ?? []
    return set.split(', ').at(-1)?.split(' ')[0] || src
  })
  return [...new Set(found.map((each) => each.replaceAll('&amp;', '&')))].filter((each) =>
    each.startsWith('/'),
  )
}

/** True when no shared cache may store the response. */
export const isUncached = ({ headers }: RawResponse): boolean => {
  const rules = [headers['cache-control'], headers['netlify-cdn-cache-control'], headers['cdn-cache-control']]
  return !rules.some((rule) => /s-maxage=[1-9]|(?<!-)max-age=[1-9]|immutable/.test(String(rule ?? '')))
}
