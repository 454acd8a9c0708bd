import Head from 'next/head'
import { publicEnv } from '../../lib/site/env.ts'
import { documentTitle } from '../../lib/site/pages.ts'
import type { SiteSettings } from '../../lib/sanity/content/pageTypes.ts'

type PageSeo = NonNullable<SiteSettings['seo']>

type ShareImage = { src: string; width?: number; height?: number; alt?: string }

type Props = {
  seo: Partial<PageSeo> | null | undefined
  /** Of the site settings. */
  defaults: SiteSettings['seo']
  siteName: string | null
  /** Without a trailing slash. */
  siteUrl: string
  /** Of the canonical URL; a 404 page has none. */
  path?: string
  /** Overrides the images of `seo` and `defaults`. */
  image?: ShareImage | null
  type?: 'website' | 'article'
}

/** Title, description, canonical URL, robots, Open Graph and Twitter card. */
export function Seo({ seo, defaults, siteName, siteUrl, path, image, type = 'website' }: Props) {
  const title = seo?.title || defaults?.title
  const description = seo?.description || defaults?.description
  const url = path === undefined ? undefined : `${siteUrl}${path}`
  const shareImage = [image, seo?.shareImage, defaults?.shareImage].find(
    (found) => found && isFetchable(found.src),
  )
  return (
    <Head>
      <title>{documentTitle(title, siteName)}</title>
      {description && <meta key="description" name="description" content={description} />}
      {seo?.noIndex && <meta key="robots" name="robots" content="noindex" />}
      {url && !publicEnv.noIndex && <link key="canonical" rel="canonical" href={url} />}
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:title" property="og:title" content={title ?? siteName ?? ''} />
      {siteName && <meta key="og:site_name" property="og:site_name" content={siteName} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {url && <meta key="og:url" property="og:url" content={url} />}
      {shareImage && <meta key="og:image" property="og:image" content={absolute(shareImage.src, siteUrl)} />}
      {!!shareImage?.width && (
        <meta key="og:image:width" property="og:image:width" content={String(shareImage.width)} />
      )}
      {!!shareImage?.height && (
        <meta key="og:image:height" property="og:image:height" content={String(shareImage.height)} />
      )}
      {shareImage?.alt && <meta key="og:image:alt" property="og:image:alt" content={shareImage.alt} />}
      <meta key="twitter:card" name="twitter:card" content={shareImage ? 'summary_large_image' : 'summary'} />
    </Head>
  )
}

/** Other sites cannot fetch inline images. */
const isFetchable = (src: string): boolean => !src.startsWith('data:')

const absolute = (src: string, siteUrl: string): string => (src.startsWith('/') ? `${siteUrl}${src}` : src)
