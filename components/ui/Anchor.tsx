import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isSafeHref, isSitePath } from '#lib/site/links.ts'
import { routes } from '#lib/site/pages.ts'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'download'> & {
  href: string
  /** File name for a download; empty keeps the file's own. */
  download?: string
}

/** A path of a file or an API route, not of a page. */
const isFile = (path: string): boolean => path.startsWith('/api/') || /\.[a-z0-9]+$/i.test(path)

/**
 * `next/link` for pages of this site, prefetched on hover only; a plain `a` for other URLs, nothing
 * for an unsafe one. /search-all-jobs keeps the scroll position, see `useRouteChanges`.
 */
export function Anchor({ href, download, children, ...rest }: AnchorProps) {
  if (!isSafeHref(href)) return null
  if (!isSitePath(href) || isFile(href) || download !== undefined)
    return (
      <a {...rest} href={href} download={download}>
        {children}
      </a>
    )
  return (
    <Link {...rest} href={href} prefetch={false} scroll={href.split('?')[0] !== routes.searchAllJobs}>
      {children}
    </Link>
  )
}
