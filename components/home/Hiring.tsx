import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { HomePage } from '../../lib/sanity/content/pageTypes.ts'
import { frames } from '../../lib/site/frames.ts'
import { grid, up } from '../../styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Lead, Section, SectionHeader, Wrap } from '../ui/Section.tsx'
import { Picture } from '../ui/Picture.tsx'
import { cardGround } from './Staffing.tsx'

type Props = { hiring: HomePage['page']['hiring'] | undefined }
type Benefit = Omit<NonNullable<Props['hiring']>['benefits'][number], '_key'>

/** "Hiring shouldn't be hard": text, image and benefit cards. Spec section 2. */
export function Hiring({ hiring }: Props) {
  if (!hiring?.heading && !hiring?.benefits.length) return null
  const { heading, text, action, benefits } = hiring

  return (
    <Section>
      <Wrap>
        <SectionHeader title={heading} layout="split">
          {text && <Lead>{text}</Lead>}
          <ActionButton action={action} />
        </SectionHeader>
      </Wrap>
      <picture>
        <source media={up.md.replace('@media ', '')} srcSet="/art/tangle.svg" width={1280} height={340} />
        <Tangle src="/art/tangle-m.svg" width={390} height={330} alt="" loading="lazy" decoding="async" />
      </picture>
      {benefits.length > 0 && (
        <Wrap>
          <Cards style={{ '--columns': columnsFor(benefits.length) } as CSSProperties}>
            {benefits.map(({ _key, ...benefit }) => (
              <BenefitCard key={_key} {...benefit} />
            ))}
          </Cards>
        </Wrap>
      )}
    </Section>
  )
}

function BenefitCard({ heading, text, ground, image }: Benefit) {
  return (
    <Card style={cardGround(ground)}>
      <Words>
        {heading && <h3>{heading}</h3>}
        {text && <p>{text}</p>}
      </Words>
      <Picture
        media={image}
        sizes="(min-width:80rem) 26rem, (min-width:48rem) 31vw, 90vw"
        frame={frames.benefit}
      />
    </Card>
  )
}

/** Rows of three, but four cards stand two by two. */
const columnsFor = (count: number) => (count === 4 ? 2 : Math.min(count, 3))

const Tangle = styled.img`
  width: 100%;
  max-width: none;
  margin-block: clamp(1rem, 3vw, 2.5rem) clamp(2.5rem, 5vw, 5rem);
`

const Cards = styled.div`
  ${grid({ md: 'var(--columns)' })}
  gap: var(--gap);

  ${up.md} {
    > :only-child {
      max-width: 40rem;
    }
  }
`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
  background: var(--ground);

  img {
    width: 100%;
    margin-top: auto;
    aspect-ratio: ${frames.benefit};
    object-fit: cover;
  }
`

const Words = styled.div`
  padding: clamp(1.5rem, 2.2vw, 2rem) clamp(1.5rem, 2.2vw, 2rem) 1rem;

  &:last-child {
    padding-bottom: clamp(1.5rem, 2.2vw, 2rem);
  }
  p {
    margin-top: 0.7rem;
  }
`
