import type { BlogPage } from '../../lib/sanity/pages.ts'
import { PageHero } from '../ui/PageHero.tsx'

/** /blog: the hero from the Studio. Spec section 2, Blog list page. */
export function BlogView({ content }: { content: BlogPage }) {
  return <PageHero hero={content.page.hero} ground="wine" pad />
}
