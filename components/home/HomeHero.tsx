import styled from 'styled-components'
import type { HomePage } from '#lib/sanity/page/pageTypes.ts'
import type { Media } from '#lib/images/lakeImage.ts'
import { up } from '#styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Lead, Wrap } from '../ui/Section.tsx'

/** Never absent: the top bar's white letters need its background. docs/specification.md#home. */
export function HomeHero({ hero }: { hero: HomePage['page']['hero'] }) {
  const image = hero?.image ?? null
  const imageSmall = hero?.imageSmall ?? null

  return (
    <Slab className="on-dark" data-hero="signal" data-art={image || imageSmall ? true : undefined}>
      <Words>
        <Title level="h1" text={hero?.heading} />
        {hero?.text && <Text>{hero.text}</Text>}
        <Action action={hero?.action} variant="butter" />
      </Words>
      <HeroArt wide={image} small={imageSmall} />
    </Slab>
  )
}

/** True for a wide SVG, which has room for text on its left; a photograph has not. */
const isBackdrop = ({ srcSet, width, height }: Media): boolean => !srcSet && width > 2 * height

/** The largest contentful paint: one image, eager, by breakpoint. */
function HeroArt({ wide, small }: { wide: Media | null; small: Media | null }) {
  const shown = small ?? wide
  if (!shown) return null
  const roomy = wide ?? shown

  return (
    <picture>
      {wide && small && (
        <source
          media={up.md.replace('@media ', '')}
          srcSet={wide.srcSet ?? wide.src}
          sizes={wide.srcSet && 'max(100vw, 60rem)'}
          width={wide.width}
          height={wide.height}
        />
      )}
      <Art
        src={shown.src}
        srcSet={shown.srcSet}
        sizes={shown.srcSet && '100vw'}
        width={shown.width}
        height={shown.height}
        alt={roomy.alt}
        data-sanity={shown.edit?.()}
        style={{ '--small-at': shown.position, '--wide-at': roomy.position }}
        data-beside={isBackdrop(roomy) ? undefined : true}
        loading="eager"
        decoding="async"
        fetchPriority="high"
      />
    </picture>
  )
}

const Slab = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--signal);
  border-radius: 0 0 var(--r-slab) 0;

  &[data-art] {
    min-height: min(60.2vw, 62rem);
  }
  ${up.md} {
    &[data-art] {
      min-height: max(36rem, 59.8vw);
    }
  }
  ${up.lg} {
    &[data-art] {
      min-height: clamp(40rem, 59.8vw, 66rem);
    }
  }
`

const Words = styled(Wrap)`
  position: relative;
  z-index: 1;
  padding-block: calc(var(--bar) + 2rem) 3rem;

  [data-art] > & {
    padding-bottom: 0;
  }
  ${up.md} {
    padding-block: clamp(var(--bar) + 0.5rem, 13vw - 2rem, 13rem) 5rem;

    /* Room for the decorative cable below the button. */
    [data-art] > & {
      padding-bottom: calc(min(14.2vw, 14.2rem) + 1.75rem);
    }
  }
`

const Title = styled(Heading)`
  max-width: 7.2em;
  /* The longest word fits, also with large text. */
  font-size: min(var(--fs-display), 17vw);
  line-height: 1.05;
  letter-spacing: -0.04em;

  ${up.md} {
    font-size: clamp(2.9rem, 6.05vw, 6.25rem);
    line-height: 1.06;
  }
`

const Text = styled(Lead)`
  max-width: 33rem;
  margin-top: 1.4rem;

  ${up.md} {
    max-width: min(33rem, 45%);
  }
`

const Action = styled(ActionButton)`
  margin-top: 1.8rem;

  ${up.md} {
    [data-art] & {
      max-width: 45%;
    }
  }
`

const Art = styled.img`
  width: 100%;
  /* Limits for very upright and very flat photographs. */
  min-height: 12rem;
  max-height: 36rem;
  max-width: 36rem;
  margin: 2rem auto 0 0;
  object-position: var(--small-at);

  ${up.md} {
    object-position: var(--wide-at);
    position: absolute;
    right: max(0px, calc((100vw - 100rem) / 2 - 4rem));
    bottom: 0;
    width: 138.9vw;
    max-height: none;
    max-width: 139rem;
    margin: 0;

    /* Below the top bar and right of the words. */
    &[data-beside] {
      right: 0;
      width: calc(50% - 5rem);
      height: calc(100% - var(--bar) - 0.5rem);
      border-radius: var(--r-xl) 0 0;
    }
  }
`
