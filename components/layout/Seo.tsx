import Head from 'next/head'
import { documentTitle } from '../../lib/routes.ts'
import type { SiteSettings } from '../../lib/sanity/pages.ts'

type PageSeo = NonNullable<SiteSettings['seo']>

/** A picture for link previews, on this site or elsewhere. */
type ShareImage = { src: string; width?: number; height?: number; alt?: string }

type Props = {
  seo: Partial<PageSeo> | null | undefined
  /** What the site settings say where the page says nothing. */
  defaults: SiteSettings['seo']
  siteName: string | null
  /** Address of this site, without a slash at the end. */
  siteUrl: string
  /** Path of the page; without one the page has no address of its own (a 404). */
  path?: string
  /** In place of the pictures of `seo` and `defaults`. */
  image?: ShareImage | null
  type?: 'website' | 'article'
}

/** The head tags of a page: title, description, canonical address, robots, Open Graph and Twitter card. */
export function Seo({ seo, defaults, siteName, siteUrl, path, image, type = 'website' }: Props) {
  const title = seo?.title || defaults?.title
  const description = seo?.description || defaults?.description
  const address = path === undefined ? undefined : `${siteUrl}${path}`
  const picture = [image, seo?.shareImage, defaults?.shareImage].find(
    (found) => found && isFetchable(found.src),
  )
  return (
    <Head>
      <title>{documentTitle(title, siteName)}</title>
      {description && <meta key="description" name="description" content={description} />}
      {seo?.noIndex && <meta key="robots" name="robots" content="noindex" />}
      {address && <link key="canonical" rel="canonical" href={address} />}
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:title" property="og:title" content={title ?? siteName ?? ''} />
      {siteName && <meta key="og:site_name" property="og:site_name" content={siteName} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {address && <meta key="og:url" property="og:url" content={address} />}
      {picture && <meta key="og:image" property="og:image" content={absolute(picture.src, siteUrl)} />}
      {picture?.width && (
        <meta key="og:image:width" property="og:image:width" content={String(picture.width)} />
      )}
      {picture?.height && (
        <meta key="og:image:height" property="og:image:height" content={String(picture.height)} />
      )}
      {picture?.alt && <meta key="og:image:alt" property="og:image:alt" content={picture.alt} />}
      <meta key="twitter:card" name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </Head>
  )
}

/** Pictures drawn into the page itself have no address that another site could fetch. */
const isFetchable = (src: string): boolean => !src.startsWith('data:')

const absolute = (src: string, siteUrl: string): string => (src.startsWith('/') ? `${siteUrl}${src}` : src)
