import styled from 'styled-components'
import { routes } from '../../lib/routes.ts'
import { Button } from '../ui/Button.tsx'

type Props = { page: number; pages: number }

/** The way to newer and older posts, for a blog that fills more than one page. */
export function PageLinks({ page, pages }: Props) {
  if (pages <= 1) return null
  return (
    <Row aria-label="More posts">
      {page > 1 && (
        <Button href={routes.olderPosts(page - 1)} variant="line" plain>
          Newer posts
        </Button>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Button href={routes.olderPosts(page + 1)} variant="line" plain>
          Older posts
        </Button>
      )}
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.75rem 1.5rem;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  color: var(--text-muted);
`
