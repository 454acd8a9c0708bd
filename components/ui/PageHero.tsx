import styled from 'styled-components'
import type { Action } from '#lib/sanity/page/resolve.ts'
import type { Media } from '#lib/images/lakeImage.ts'
import { grid, up } from '#styles/media.ts'
import { ActionButton } from './ActionButton.tsx'
import type { DarkBackground } from '#lib/site/backgrounds.ts'
import { Lead, Wrap } from './Section.tsx'
import { Picture } from './Picture.tsx'
import { Heading } from './Heading.tsx'

type Hero = { heading: string | null; text: string | null; action?: Action | null; image: Media | null }

type Props = {
  hero: Hero | null | undefined
  background: DarkBackground
  /** Padding under an image that does not rise from the bottom edge. */
  pad?: boolean
  /** For the preview, where it can be dragged. */
  source?: string | undefined
}

/** The hero of every page but home, also when empty: the white top bar needs its background. */
export function PageHero({ hero, background, pad = false, source }: Props) {
  return (
    <Slab className="on-dark" data-hero={background} data-sanity={source} $background={background}>
      <Columns data-pictured={hero?.image ? true : undefined}>
        <div className="text">
          <Heading level="h1" text={hero?.heading} />
          {hero?.text && <Lead>{hero.text}</Lead>}
          <ActionButton action={hero?.action} variant="butter" />
        </div>
        {hero?.image && (
          <div className="picture" data-pad={pad || undefined}>
            <Picture media={hero.image} sizes="(min-width:48rem) 40vw, 26rem" priority="high" />
          </div>
        )}
      </Columns>
    </Slab>
  )
}

const Slab = styled.section<{ $background: string }>`
  position: relative;
  overflow: hidden;
  padding-top: var(--bar);
  border-radius: 0 0 var(--r-slab) 0;
  background: var(--${({ $background }) => $background});
`

const Columns = styled(Wrap)`
  ${grid({ md: '7fr 5fr' }, '&[data-pictured]')}
  gap: 1.5rem;
  align-items: end;

  .text {
    padding-block: clamp(2rem, 4vw, 5rem) clamp(1rem, 2vw, 2rem);
  }
  &:not([data-pictured]) .text {
    padding-bottom: clamp(3.5rem, 7vw, 7rem);
  }
  .text p {
    max-width: 36rem;
    margin-top: 1.25rem;
  }
  .text > a {
    margin-top: 2rem;
  }
  .picture[data-pad] {
    padding-bottom: clamp(2.5rem, 4vw, 4rem);
  }
  .picture img {
    width: 100%;
    /* So that an upright photograph leaves the headline on screen. */
    max-height: 36rem;
    max-width: 26rem;
    margin-inline: auto;
  }
  ${up.md} {
    .text {
      padding-bottom: clamp(3.5rem, 7vw, 7rem);
    }
    .picture img {
      max-width: none;
    }
  }
`
