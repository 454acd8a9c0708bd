import styled, { keyframes } from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { motion } from '#styles/media.ts'
import { ActionBelow } from '../ui/ActionButton.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Band, Lead, Wrap } from '../ui/Section.tsx'

type Props = Omit<SectionProps<'closing'>, 'content'>

/** The last band of a page: a call to action; its image rolls on hover and focus. */
export function Closing({ section: { heading, text, action }, frame }: Props) {
  if (!heading) return null
  return (
    // Without `frame`, so that it keeps its padding below a section of the same background.
    <Slab id={frame?.id} data-sanity={frame?.source} background={frame?.background ?? 'wine'}>
      <Wrap>
        <Title level="h2" text={heading} />
        {text && <Text>{text}</Text>}
        <ActionBelow action={action} variant="butter" />
      </Wrap>
      <Pair src="/art/cta-line.svg" width={1744} height={220} alt="" loading="lazy" decoding="async" />
    </Slab>
  )
}

const Slab = styled(Band)`
  position: relative;
  overflow: hidden;
  padding-bottom: clamp(2rem, 4vw, 4rem);
  border-radius: var(--r-slab) 0 0 0;
  text-align: center;
`

const Title = styled(Heading)`
  max-width: 18ch;
  margin-inline: auto;
`

const Text = styled(Lead)`
  max-width: 36rem;
  margin: 1.25rem auto 0;
`

/** By one period of the image, so that it loops. */
const roll = keyframes`to{transform:translateX(-17.431%)}`

const Pair = styled.img`
  width: max(121.2%, 64rem);
  max-width: none;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);

  ${motion} {
    animation: ${roll} 5s linear infinite paused;

    ${Slab}:has(a:hover, a:focus-visible) & {
      animation-play-state: running;
    }
  }
`
