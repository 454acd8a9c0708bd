import { pageIds, pages, type PageId } from './pages.ts'
import { landingPath } from './redirects.ts'

/** Links that show one page's draft to somebody without an account. Studio and site share this. */

/** The type of a link's document. It is no type of the Studio's forms. */
export const shareType = 'share'

/** A key nobody can guess: 32 hexadecimal digits. */
const shareKey = /^[0-9a-f]{32}$/

export const isShareKey = (value: unknown): value is string =>
  typeof value === 'string' && shareKey.test(value)

/** The key that somebody wrote or copied: in capitals, or with a full stop or bracket behind it. */
export function shareKeyOf(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined
  return /^[\W_]*([0-9a-f]{32})[\W_]*$/i.exec(written)?.[1]?.toLowerCase()
}

/** The id of a link's document. The dot hides it from everybody without an account. */
export const shareId = (key: string): string => `${shareType}.${key}`

/** The path of a link, on this site. */
export const sharePath = (key: string): string => `/api/draft-mode/shared?key=${key}`

/** The same once its cookies are set, which shows whether the browser has them. */
export const openedPath = (key: string): string => `${sharePath(key)}&opened=1`

const openName = 'open_share_'

/** The cookie that tells scripts of an open link to the page at `path`. */
export const openCookie = (path: string): string => `${openName}${path.slice(1)}`

/** The paths with an open link, of all cookies that scripts see. */
export const openPaths = (cookies: string): string[] =>
  cookies.split('; ').flatMap((pair) => {
    const [name = ''] = pair.split('=')
    return name.startsWith(openName) ? [`/${name.slice(openName.length)}`] : []
  })

/** The same for a link that has ended: the cookies of the page at `path` are then deleted. */
export const endedPath = (key: string, path: string): string =>
  `${sharePath(key)}&path=${encodeURIComponent(path)}`

/** Says that a preview was viewed too often. */
export const busyPath = '/api/draft-mode/busy'

/** True for a path at which a link to a draft may lead. No other is part of a cookie. */
export const isPagePath = (path: unknown): path is string =>
  typeof path === 'string' &&
  (landingPath(path.slice(1)) === path || pageIds.some((id) => pages[id].paths.some((own) => own === path)))

/** The paths of a page by its document: of the page table, or of a landing page's slug. */
export function pathsOfDocument(id: string, slug: string | null | undefined): readonly string[] {
  if (Object.hasOwn(pages, id)) return pages[id as PageId].paths
  const path = landingPath(slug)
  return path === undefined ? [] : [path]
}

/** A new random key. */
export const newShareKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
