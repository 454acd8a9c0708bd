import type { SiteSettings } from '../sanity/pages.ts'
import { routes } from '../routes.ts'
import { organization, type Thing } from '../structuredData.ts'
import type { BlogPost } from './post.ts'

type Site = { settings: SiteSettings; siteUrl: string }

/** A post as search engines read it. `siteUrl` has no slash at the end. */
export function articleData(post: BlogPost, { settings, siteUrl }: Site): Thing {
  const { title, description, category, tags, author, image, published, slug } = post
  const address = `${siteUrl}${routes.post(slug)}`
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: title,
    description: description || undefined,
    image:
      image.src === null ? undefined : [image.src.startsWith('/') ? `${siteUrl}${image.src}` : image.src],
    datePublished: published.iso ?? undefined,
    author: { '@type': 'Person', name: author },
    publisher: organization(settings, siteUrl),
    articleSection: category.label,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    mainEntityOfPage: address,
    inLanguage: 'en-US',
  }
}
