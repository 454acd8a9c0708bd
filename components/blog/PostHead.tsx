import { articleData } from '../../lib/blog/articleData.ts'
import type { BlogPost } from '../../lib/blog/post.ts'
import type { ListedPost } from '../../lib/blog/states.ts'
import { publicEnv } from '../../lib/env.ts'
import { routes } from '../../lib/routes.ts'
import type { SiteSettings } from '../../lib/sanity/pages.ts'
import { breadcrumbs, graph } from '../../lib/structuredData.ts'
import { JsonLd } from '../layout/JsonLd.tsx'
import { Seo } from '../layout/Seo.tsx'

type Props = {
  /** Null while there is none to show: unless it is `listed`, such a page is not for search engines. */
  post: BlogPost | null
  listed?: ListedPost | undefined
  settings: SiteSettings
}

/** The head of a post's page, and what it tells search engines. The post's own address is its slug, whichever led here. */
export function PostHead({ post, listed, settings }: Props) {
  const { siteUrl } = publicEnv
  const site = { defaults: settings.seo, siteName: settings.name, siteUrl }
  const known = post ?? listed
  if (!known) return <Seo {...site} seo={{ title: 'Blog', noIndex: true }} />
  const { title, description, slug } = known
  const path = routes.post(slug)
  const data =
    typeof window === 'undefined'
      ? graph([
          breadcrumbs(path, siteUrl, title),
          ...(post ? [articleData(post, { settings, siteUrl })] : []),
        ])
      : undefined
  return (
    <>
      <Seo
        {...site}
        seo={{ title, description: description || null }}
        path={path}
        // Social networks show no drawings, and until a picture has been fetched nobody knows whether it is one.
        image={post?.image.src && post.image.sized ? { src: post.image.src, alt: post.image.alt } : null}
        type="article"
      />
      <JsonLd data={data} />
    </>
  )
}
