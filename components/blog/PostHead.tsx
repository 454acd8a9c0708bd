import { articleData } from '../../lib/blog/articleData.ts'
import type { BlogPost } from '../../lib/blog/post.ts'
import { publicEnv } from '../../lib/env.ts'
import { routes } from '../../lib/routes.ts'
import type { SiteSettings } from '../../lib/sanity/pages.ts'
import { breadcrumbs, graph } from '../../lib/structuredData.ts'
import { JsonLd } from '../layout/JsonLd.tsx'
import { Seo } from '../layout/Seo.tsx'

type Props = {
  /** Null while there is none to show: such a page is not for search engines. */
  post: BlogPost | null
  settings: SiteSettings
}

/** The head of a post's page, and what it tells search engines. The post's own address is its slug, whichever led here. */
export function PostHead({ post, settings }: Props) {
  const { siteUrl } = publicEnv
  const site = { defaults: settings.seo, siteName: settings.name, siteUrl }
  if (!post) return <Seo {...site} seo={{ title: 'Blog', noIndex: true }} />
  const { title, description, image, slug } = post
  const path = routes.post(slug)
  const data =
    typeof window === 'undefined'
      ? graph([breadcrumbs(path, siteUrl, title), articleData(post, { settings, siteUrl })])
      : undefined
  return (
    <>
      <Seo
        {...site}
        seo={{ title, description: description || null }}
        path={path}
        image={image.src === null ? null : { src: image.src, alt: image.alt }}
        type="article"
      />
      <JsonLd data={data} />
    </>
  )
}
