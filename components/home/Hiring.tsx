import styled from 'styled-components'
import type { HomePage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Lead } from '../ui/Lead.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { BenefitCard } from './BenefitCard.tsx'

type Props = { hiring: HomePage['page']['hiring'] | undefined }

/** "Hiring shouldn't be hard": the invitation, the tangle that straightens into a plug, and the benefit cards. Spec section 2. */
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
          <Cards data-columns={columnsFor(benefits.length)}>
            {benefits.map(({ _key, ...benefit }) => (
              <BenefitCard key={_key} {...benefit} />
            ))}
          </Cards>
        </Wrap>
      )}
    </Section>
  )
}

/** Cards in a row: rows of three, but four stand two by two. */
const columnsFor = (count: number) => (count === 4 ? 2 : Math.min(count, 3))

const Tangle = styled.img`
  width: 100%;
  max-width: none;
  margin-block: clamp(1rem, 3vw, 2.5rem) clamp(2.5rem, 5vw, 5rem);
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  ${up.md} {
    &[data-columns='1'] {
      max-width: 40rem;
    }

    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
