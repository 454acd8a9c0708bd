import Head from 'next/head'
import { shareImageOf, siteShareImage, type ShareImage } from '#lib/images/shareImage.ts'
import { publicEnv } from '#lib/site/env.ts'
import { documentTitle } from '#lib/site/pages.ts'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'

type PageSeo = NonNullable<SiteSettings['seo']>

type Props = {
  seo: Partial<PageSeo> | null | undefined
  /** What the page leaves empty is theirs. */
  settings: Pick<SiteSettings, 'name' | 'seo'>
  /** Of the canonical URL; a 404 page has none. */
  path?: string
  /** Overrides the images of `seo` and `settings`. */
  image?: ShareImage | undefined
  type?: 'website' | 'article'
}

/** Title, description, canonical URL, robots, Open Graph and Twitter card. */
export function Seo({ seo, settings, path, image, type = 'website' }: Props) {
  const { siteUrl, noIndex } = publicEnv
  const { name: siteName, seo: defaults } = settings
  const title = seo?.title || defaults?.title
  const description = seo?.description || defaults?.description
  const url = path === undefined ? undefined : `${siteUrl}${path}`
  const shared =
    image ?? shareImageOf(seo?.shareImage) ?? shareImageOf(defaults?.shareImage) ?? siteShareImage
  return (
    <Head>
      <title>{documentTitle(title, siteName)}</title>
      {description && <meta key="description" name="description" content={description} />}
      {seo?.noIndex && <meta key="robots" name="robots" content="noindex" />}
      {url && !noIndex && <link key="canonical" rel="canonical" href={url} />}
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:title" property="og:title" content={title ?? siteName ?? ''} />
      {siteName && <meta key="og:site_name" property="og:site_name" content={siteName} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {url && <meta key="og:url" property="og:url" content={url} />}
      <meta key="og:image" property="og:image" content={new URL(shared.src, siteUrl).href} />
      {shared.width && <meta key="og:image:width" property="og:image:width" content={`${shared.width}`} />}
      {shared.height && (
        <meta key="og:image:height" property="og:image:height" content={`${shared.height}`} />
      )}
      {shared.alt && <meta key="og:image:alt" property="og:image:alt" content={shared.alt} />}
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
