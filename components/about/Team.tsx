import styled from 'styled-components'
import type { AboutPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Lead } from '../ui/Lead.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { TeamMember } from './TeamMember.tsx'

type Props = {
  header: AboutPage['page']['team']
  members: AboutPage['team']
  actions: AboutPage['page']['actions']
}

/** The people, in the order of the Studio, and the two ways on from here. The buttons stay when nobody is listed. */
export function Team({ header, members, actions }: Props) {
  if (members.length === 0 && actions.length === 0) return null
  return (
    <Section>
      <Wrap>
        {members.length > 0 && <People header={header} members={members} />}
        {actions.length > 0 && (
          <Actions>
            {actions.map((action, index) => (
              <ActionButton key={action._key} action={action} variant={index === 0 ? 'primary' : 'line'} />
            ))}
          </Actions>
        )}
      </Wrap>
    </Section>
  )
}

function People({ header, members }: Pick<Props, 'header' | 'members'>) {
  const level = header?.heading ? 'h3' : 'h2'
  return (
    <>
      {header && (
        <SectionHeader title={header.heading} layout="split">
          {header.text && <Lead>{header.text}</Lead>}
        </SectionHeader>
      )}
      <Grid>
        {members.map((member) => (
          <TeamMember key={member._id} member={member} headingLevel={level} />
        ))}
      </Grid>
    </>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(1.5rem, 2.5vw, 2.5rem) var(--gap);

  ${up.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;

  ${Grid} + & {
    margin-top: clamp(2.5rem, 4vw, 4rem);
  }
`
