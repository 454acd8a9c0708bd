import type { CSSProperties } from 'react'
import styled, { css } from 'styled-components'
import type { Media } from '../../lib/sanity/content.ts'
import { down, up } from '../../styles/media.ts'
import { Picture } from '../ui/Picture.tsx'
import { cardGround, type CardGround } from './cardGround.ts'
import type { RoleSpan } from './roleSpan.ts'

type Props = {
  heading: string | null
  text: string | null
  ground: CardGround | null
  image: Media | null
  span: RoleSpan
}

/**
 * A staffing area: the whole card is the ground its drawing was made for. Words stand under the drawing, or beside it where the card
 * is wide; on phones all but the leader are compact rows.
 */
export function RoleCard({ heading, text, ground, image, span }: Props) {
  const style = { ...cardGround(ground), '--span': span.large } as CSSProperties
  return (
    <Card style={style} data-lead={span.lead || undefined} data-small={span.small} data-large={span.large}>
      {image && (
        <Drawing>
          <Picture media={image} sizes="(min-width:64rem) 40vw, (min-width:40rem) 46vw, 90vw" />
        </Drawing>
      )}
      <Words>
        {heading && <h3>{heading}</h3>}
        {text && <p>{text}</p>}
      </Words>
    </Card>
  )
}

const Drawing = styled.div`
  img {
    width: 100%;
    height: 100%;
    aspect-ratio: 4/3;
    object-fit: cover;
  }
`

const Words = styled.div`
  padding: 1.1rem 1.5rem 1.7rem;

  h3 {
    font-size: 1.4375rem;
  }

  p {
    margin-top: 0.35rem;
  }
`

/** Drawing and words side by side in two halves. */
const wide = css`
  flex-direction: row;

  & > * {
    flex: 1 1 50%;
  }

  ${Words} {
    align-self: end;
    padding-bottom: 2rem;
  }

  h3 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  }

  p {
    font-size: var(--fs-lead);
    line-height: 1.45;
  }
`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
  background: var(--ground);

  /* From the narrowest phone's width: large text on a narrow window leaves no room for two columns. */
  ${down.sm} and (min-width: 18rem) {
    &:not([data-lead]) {
      flex-direction: row;
      align-items: center;

      ${Drawing} {
        flex: 0 0 42%;
        align-self: stretch;
      }

      ${Words} {
        padding: 1.25rem 1.1rem;
      }

      h3 {
        font-size: 1.25rem;
      }
    }
  }

  ${up.sm} {
    &[data-small='2'] {
      grid-column: span 2;
    }

    ${down.lg} {
      &[data-small='2'] {
        ${wide}
      }
    }
  }

  ${up.lg} {
    && {
      grid-column: span var(--span);
    }

    &[data-large='6'],
    &[data-large='12'] {
      ${wide}

      h3 {
        font-size: clamp(1.75rem, 2.9vw - 0.1rem, 2.5rem);
      }
    }
  }
`
