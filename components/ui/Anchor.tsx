import type { ComponentProps } from 'react'
import { isSitePath, safeHref } from '../../lib/links.ts'
import { PageLink } from './PageLink.tsx'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'download'> & {
  href: string
  /** Name under which the browser saves the target; empty keeps the file's own. */
  download?: string
}

/** A path that ends in a file name, or that an API route answers: served as it is, not by the page router. */
const isServedFile = (path: string): boolean => path.startsWith('/api/') || /\.[a-z0-9]+$/i.test(path)

/**
 * A link of the right kind for its address: the router's for a page of this site, the browser's own for telephone numbers,
 * files and other sites. An unsafe address (a script, say) renders nothing.
 *
 * Pages are fetched ahead on hover only: in view, every link of the footer would cost each visitor its page's code.
 */
export function Anchor({ href, download, children, ...rest }: AnchorProps) {
  const target = safeHref(href)
  if (!target) return null
  if (!isSitePath(target) || isServedFile(target) || download !== undefined)
    return (
      <a {...rest} href={target} download={download}>
        {children}
      </a>
    )
  return (
    <PageLink {...rest} href={target}>
      {children}
    </PageLink>
  )
}
