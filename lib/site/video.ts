/** Videos of YouTube and Vimeo, from the link that an editor copies. */

export type Video = {
  host: 'YouTube' | 'Vimeo'
  /** On the host's own site, for a link. */
  page: string
  /** For a frame, without cookies before it plays. */
  player: string
}

/** The only hosts that a page may frame, for its CSP. */
export const playerHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const [youTube, vimeo] = playerHosts

/** The video behind a link; undefined for any other link. Pure. */
export function videoOf(link: string | null | undefined): Video | undefined {
  const written = link?.trim() ?? ''
  if (!/^https?:/i.test(written) || !URL.canParse(written)) return undefined
  const { hostname, pathname, searchParams } = new URL(written)
  switch (hostname.replace(/^(?:www|m)\./, '')) {
    case 'youtu.be':
      return onYouTube(pathname.slice(1))
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return onYouTube(searchParams.get('v') ?? /^\/(?:embed|live|shorts)\/([^/]+)/.exec(pathname)?.[1])
    case 'vimeo.com':
    case 'player.vimeo.com':
      return onVimeo(pathname, searchParams.get('h'))
    default:
      return undefined
  }
}

function onYouTube(id: string | undefined): Video | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  return {
    host: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `${youTube}/embed/${id}?autoplay=1&rel=0`,
  }
}

/** An unlisted video has a second part, which its player needs. */
function onVimeo(pathname: string, h: string | null): Video | undefined {
  const [, id, part] = /^\/(?:\w+\/)*?(\d{5,})(?:\/([\da-f]{6,}))?\/?$/.exec(pathname) ?? []
  if (!id) return undefined
  const hash = part ?? (h && /^[\da-f]{6,}$/.test(h) ? h : undefined)
  return {
    host: 'Vimeo',
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    player: `${vimeo}/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`,
  }
}
