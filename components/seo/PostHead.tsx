import { articleData, breadcrumbs, graph } from '#lib/seo/structuredData.ts'
import type { BlogPost } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'
import { postShareImageOf } from '#lib/images/postImage.ts'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { JsonLd } from './JsonLd.tsx'
import { Seo } from './Seo.tsx'

type Props = {
  /** Null while there is none; the page is `noindex` then. */
  post: BlogPost | null
  settings: SiteSettings
}

/** Head tags and structured data of a post. The canonical URL has its slug. */
export function PostHead({ post, settings }: Props) {
  if (!post) return <Seo settings={settings} seo={{ title: 'Blog', noIndex: true }} />
  const { title, description, slug } = post
  const path = routes.post(slug)
  const data =
    typeof window === 'undefined' ? graph([breadcrumbs(path, title), articleData(post, settings)]) : undefined
  return (
    <>
      <Seo
        settings={settings}
        seo={{ title, description: description || null }}
        path={path}
        image={postShareImageOf(post.image)}
        type="article"
      />
      <JsonLd data={data} />
    </>
  )
}
