import styled from 'styled-components'
import { pageCount, pageRange, partsOfPage } from '#lib/blog/ranges.ts'
import type { LoadedPosts, PostListState } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'
import type { BlogPage } from '#lib/sanity/page/pageTypes.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { PageRow } from '../ui/Pagination.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { Button } from '../ui/Button.tsx'
import { BlogStates } from './BlogStates.tsx'
import { FeaturedPosts } from './FeaturedPosts.tsx'
import { PostGrid } from './PostGrid.tsx'
import { usePosts } from './usePosts.ts'

type Props = {
  content: Pick<BlogPage, 'page'>
  posts: PostListState
  page?: number
}

/** The newest posts as on home, further posts in a grid. docs/specification.md#blog-list. */
export function BlogView({ content, posts: initial, page = 1 }: Props) {
  const { hero, listHeading, moreHeading } = content.page
  const state = usePosts(initial, pageRange(page))
  return (
    <>
      <PageHero hero={hero} background="wine" imageEnd="above" />
      {state.kind === 'loaded' && state.posts.length > 0 ? (
        <Posts state={state} page={page} heading={listHeading} moreHeading={moreHeading} />
      ) : (
        <Section label={listHeading || 'Blog'}>
          <BlogStates state={state} headingLevel="h2" />
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
          {/* For screen readers: the design has no heading between h1 and h3. */}
          <h2 className="visually-hidden">{heading || 'Latest articles'}</h2>
          <FeaturedPosts posts={top} priority="auto" />
        </Section>
      )}
      {grid.length > 0 && (
        <Section background="white">
          <SectionHeader title={moreHeading} />
          <PostGrid
            posts={grid}
            hrefOf={({ slug }) => routes.post(slug)}
            priority={top.length > 0 ? undefined : 'auto'}
          />
          <PageLinks page={page} pages={pageCount(state.total)} />
        </Section>
      )}
    </>
  )
}

function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null
  return (
    <Row aria-label="More posts">
      {page > 1 && (
        <Button href={routes.olderPosts(page - 1)} variant="line" jack="none">
          Newer posts
        </Button>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Button href={routes.olderPosts(page + 1)} variant="line" jack="none">
          Older posts
        </Button>
      )}
    </Row>
  )
}

const Row = styled(PageRow)`
  gap: 0.75rem 1.5rem;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  color: var(--text-muted);
`
