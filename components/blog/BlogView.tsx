import { pageCount, pageRange, partsOfPage } from '../../lib/blog/pages.ts'
import type { LoadedPosts, PostListState } from '../../lib/blog/states.ts'
import { routes } from '../../lib/routes.ts'
import type { BlogPage } from '../../lib/sanity/pages.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { BlogStates } from './BlogStates.tsx'
import { FeaturedPosts } from './FeaturedPosts.tsx'
import { PageLinks } from './PageLinks.tsx'
import { PostGrid } from './PostGrid.tsx'
import { usePosts } from './usePosts.ts'

type Props = {
  content: Pick<BlogPage, 'page'>
  posts: PostListState
  /** 1 for the blog itself, 2 and up for older posts. */
  page?: number
}

/** The blog: its newest posts as on home, further posts in a grid. Spec section 2, blog list. */
export function BlogView({ content, posts: initial, page = 1 }: Props) {
  const { hero, listHeading, moreHeading } = content.page
  const state = usePosts(initial, pageRange(page))
  return (
    <>
      <PageHero hero={hero} ground="wine" pad />
      {state.kind === 'loaded' && state.posts.length > 0 ? (
        <Posts state={state} page={page} heading={listHeading} moreHeading={moreHeading} />
      ) : (
        <Section label={listHeading || 'Blog'}>
          <Wrap>
            <BlogStates state={state.kind === 'loaded' ? { kind: 'empty' } : state} headingLevel="h2" />
          </Wrap>
        </Section>
      )}
    </>
  )
}

type PostsProps = { state: LoadedPosts; page: number; heading: string | null; moreHeading: string | null }

function Posts({ state, page, heading, moreHeading }: PostsProps) {
  const { top, grid } = partsOfPage(state.posts, page)
  return (
    <>
      {top.length > 0 && (
        <Section>
          <Wrap>
            {/* The design goes straight to the posts; screen readers need a heading between h1 and h3. */}
            <h2 className="visually-hidden">{heading || 'Latest articles'}</h2>
            <FeaturedPosts posts={top} priority="auto" />
          </Wrap>
        </Section>
      )}
      {grid.length > 0 && (
        <Section ground="white">
          <Wrap>
            <SectionHeader title={moreHeading} />
            <PostGrid
              posts={grid}
              hrefOf={({ slug }) => routes.post(slug)}
              priority={top.length > 0 ? undefined : 'auto'}
            />
            <PageLinks page={page} pages={pageCount(state.total)} />
          </Wrap>
        </Section>
      )}
    </>
  )
}
