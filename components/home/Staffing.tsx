import styled from 'styled-components'
import type { HomePage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { RoleCard } from './RoleCard.tsx'
import { roleSpan } from './roleSpan.ts'

type Props = { staffing: HomePage['page']['staffing'] | undefined }

/** The staffing areas as cards, and the way to all solutions. Spec sections 1 and 2. */
export function Staffing({ staffing }: Props) {
  if (!staffing?.cards.length) return null
  const { heading, text, action, cards } = staffing

  return (
    <Section ground="blush-soft">
      <Wrap>
        <SectionHeader title={heading} layout="split">
          {text && <p>{text}</p>}
          <ActionButton action={action} variant="ink" />
        </SectionHeader>
        <Cards>
          {cards.map(({ _key, ...card }, index) => (
            <RoleCard key={_key} {...card} span={roleSpan(index, cards.length)} />
          ))}
        </Cards>
      </Wrap>
    </Section>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  ${up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${up.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`
