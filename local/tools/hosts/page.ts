import assert from 'node:assert/strict'
import { rawResponse, type RawResponse } from '../stack/rawResponse.ts'
import type { Host } from './host.ts'

/** What the checks read of a page. */

/** What must hold on each host. A check is a sentence, and throws when it does not hold. */
export type Check = readonly [name: string, holds: (host: Host) => Promise<void>]

export type View = RawResponse & { text: string; type: string; props: Record<string, unknown> }

/** Asks the simulated host on a port. */
export function visitorOf(port: number) {
  async function ask(path: string, cookie = ''): Promise<View> {
    const headers = { host: `localhost:${port}`, accept: '*/*', ...(cookie && { cookie }) }
    const response = await rawResponse(`http://127.0.0.1:${port}`, { path, headers })
    const text = response.body.toString('utf8')
    const [, data] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
    const { props = {} } = JSON.parse(data ?? '{}') as { props?: { pageProps?: Record<string, unknown> } }
    const type = String(response.headers['content-type'] ?? '')
    return { ...response, text, type, props: props.pageProps ?? {} }
  }

  /** The same. @throws {AssertionError} unless it has this status */
  async function at(path: string, status = 200, cookie = ''): Promise<View> {
    const view = await ask(path, cookie)
    assert.equal(view.status, status, `${path}: ${view.status} ${view.text.slice(0, 200)}`)
    return view
  }

  return { ask, at }
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
