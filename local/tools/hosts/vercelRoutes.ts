/** The routing of Vercel's Build Output API, as far as this site's `config.json` uses it. */

type Condition = { type: string; key: string; value?: string }

export type Route = {
  src?: string
  handle?: string
  dest?: string
  status?: number
  continue?: boolean
  headers?: Record<string, string>
  has?: Condition[]
  missing?: Condition[]
  middlewarePath?: string
}

export type Asked = { url: URL; headers: Readonly<Record<string, string | undefined>> }

/** The routes of a phase; null is the first one. */
export function routesOf(routes: readonly Route[], phase: string | null): Route[] {
  const begin = phase === null ? 0 : routes.findIndex(({ handle }) => handle === phase) + 1
  if (phase !== null && begin === 0) return []
  const length = routes.slice(begin).findIndex(({ handle }) => handle !== undefined)
  return routes.slice(begin, length < 0 ? undefined : begin + length)
}

function holds({ type, key, value }: Condition, { url, headers }: Asked): boolean {
  const found = type === 'header' ? headers[key] : (url.searchParams.get(key) ?? undefined)
  return found !== undefined && (value === undefined || new RegExp(`^${value}$`).test(found))
}

/** The match of a route's path and conditions. */
export function matchOf(route: Route, asked: Asked): RegExpExecArray | undefined {
  const { src, has = [], missing = [] } = route
  if (src === undefined) return undefined
  const source = src.startsWith('^') ? src : `^${src}$`
  const match = new RegExp(source).exec(asked.url.pathname)
  if (!match || !has.every((each) => holds(each, asked))) return undefined
  return missing.some((each) => holds(each, asked)) ? undefined : match
}

/** `dest` with the groups of the match in place of `$1` and `$name`. */
export const destinationOf = (dest: string, match: RegExpExecArray): string =>
  dest.replace(/\$(\w+)/g, (_, name: string) => match.groups?.[name] ?? match[Number(name)] ?? '')
