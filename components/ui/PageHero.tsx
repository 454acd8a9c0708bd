import styled from 'styled-components'
import type { Action } from '#lib/sanity/page/resolve.ts'
import type { Media } from '#lib/images/lakeImage.ts'
import { grid, up } from '#styles/media.ts'
import { ActionBelow } from './ActionButton.tsx'
import type { DarkBackground } from '#lib/site/backgrounds.ts'
import { Lead, Wrap } from './Section.tsx'
import { Picture } from './Picture.tsx'
import { Heading } from './Heading.tsx'

type Hero = { heading: string | null; text: string | null; action?: Action | null; image: Media | null }

type Props = {
  hero: Hero | null | undefined
  background: DarkBackground
  /** Where the image ends: at the bottom edge, or above it. */
  imageEnd?: 'edge' | 'above'
  /** For the preview, where it can be dragged. */
  source?: string | undefined
}

/** The hero of every page but home, also when empty: the white top bar needs its background. */
export function PageHero({ hero, background, imageEnd = 'edge', source }: Props) {
  return (
    <Slab className="on-dark" data-hero={background} data-sanity={source} $background={background}>
      <Columns data-pictured={hero?.image ? true : undefined}>
        <Words>
          <Heading level="h1" text={hero?.heading} />
          {hero?.text && <Text>{hero.text}</Text>}
          <ActionBelow action={hero?.action} variant="butter" />
        </Words>
        {hero?.image && (
          <Art data-end={imageEnd}>
            <HeroImage media={hero.image} sizes="(min-width:48rem) 40vw, 26rem" priority="high" />
          </Art>
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
`

const Words = styled.div`
  padding-block: clamp(2rem, 4vw, 5rem) clamp(1rem, 2vw, 2rem);

  &:only-child {
    padding-bottom: clamp(3.5rem, 7vw, 7rem);
  }
  ${up.md} {
    padding-bottom: clamp(3.5rem, 7vw, 7rem);
  }
`

const Text = styled(Lead)`
  max-width: 36rem;
  margin-top: 1.25rem;
`

const Art = styled.div`
  &[data-end='above'] {
    padding-bottom: clamp(2.5rem, 4vw, 4rem);
  }
`

const HeroImage = styled(Picture)`
  width: 100%;
  /* So that an upright photograph leaves the headline on screen. */
  max-height: 36rem;
  max-width: 26rem;
  margin-inline: auto;

  ${up.md} {
    max-width: none;
  }
`
