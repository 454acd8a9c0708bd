import { parseUrl } from '../util/parseUrl.ts'

/** Videos of YouTube and Vimeo, from the link that an editor copies. */

export type Video = {
  host: 'YouTube' | 'Vimeo'
  /** On the host's own site, for a link. */
  page: string
  /** For an iframe, without cookies before it plays. */
  player: string
}

/** The only hosts that a page may frame, for its CSP. */
export const playerHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const [youTube, vimeo] = playerHosts

/** The video behind a link, with or without https; undefined for any other link. Pure. */
export function videoOf(link: string | null | undefined): Video | undefined {
  const written = (link?.trim() ?? '').replace(/^(?!https?:)(?:\/\/)?/i, 'https://')
  const url = parseUrl(written)
  if (!url) return undefined
  const { hostname, pathname, searchParams, hash } = url
  const start = startOf(searchParams, hash)
  switch (hostname.replace(/^(?:www|m|music)\./, '')) {
    case 'youtu.be':
      return onYouTube(pathname.slice(1), start)
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return onYouTube(
        searchParams.get('v') ?? /^\/(?:embed|live|shorts|v)\/([^/]+)/.exec(pathname)?.[1],
        start,
      )
    case 'vimeo.com':
    case 'player.vimeo.com':
      return onVimeo(pathname, searchParams.get('h'), start)
    default:
      return undefined
  }
}

/** 90, 90s, 1m30s or 1h2m3s. */
const time = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/

/** Seconds after which the video starts; 0 without a time. */
function startOf(parameters: URLSearchParams, hash: string): number {
  const inHash = new URLSearchParams(hash.slice(1)).get('t')
  const written = parameters.get('t') ?? parameters.get('start') ?? inHash ?? ''
  const [, hours = 0, minutes = 0, seconds = 0] = time.exec(written) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Words of players for a list and a channel, as long as the id of a video. */
const noIds = ['videoseries', 'live_stream']

function onYouTube(id: string | undefined, start: number): Video | undefined {
  if (!id || !/^[\w-]{11}$/.test(id) || noIds.includes(id)) return undefined
  return {
    host: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    player: `${youTube}/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
  }
}

/** What may stand before the id of a video. After other words the number is of something else. */
const vimeoPath =
  /^\/(?:videos?\/|manage\/videos\/|(?:channels|ondemand)\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{5,})(?:\/([\da-f]{6,}))?\/?$/

/** An unlisted video has a second part, which its player needs. */
function onVimeo(pathname: string, h: string | null, start: number): Video | undefined {
  const [, id, part] = vimeoPath.exec(pathname) ?? []
  if (!id) return undefined
  const hash = part ?? (h && /^[\da-f]{6,}$/.test(h) ? h : undefined)
  const fragment = start ? `#t=${start}s` : ''
  return {
    host: 'Vimeo',
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${fragment}`,
    player: `${vimeo}/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1${fragment}`,
  }
}
