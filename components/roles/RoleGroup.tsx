import styled from 'styled-components'
import type { RolesPage } from '#lib/sanity/page/pageTypes.ts'
import { grid, up } from '#styles/media.ts'
import { Lead } from '../ui/Section.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Heading } from '../ui/Heading.tsx'

type Props = {
  group: RolesPage['groups'][number]
  anchor: string
}

/** A group's image, name and roles, whose dots have its tone. */
export function RoleGroup({ group, anchor }: Props) {
  const { title, line, roles, image, tone } = group
  return (
    <Group id={anchor} data-tone={tone ?? undefined} data-pictured={image ? true : undefined}>
      {image && <GroupImage media={image} sizes="(min-width:64rem) 28vw, (min-width:48rem) 40vw, 90vw" />}
      <div>
        <Title level="h2" text={title} />
        {line && <Line>{line}</Line>}
        {roles.length > 0 && (
          <Roles>
            {roles.map((role, index) => (
              <Role key={index} dir="auto">
                {role}
              </Role>
            ))}
          </Roles>
        )}
      </div>
    </Group>
  )
}

const Group = styled.section`
  --dot: var(--signal);
  ${grid({ md: '4fr 8fr' }, '&[data-pictured]')}
  gap: 1.5rem;
  padding-block: clamp(2.25rem, 4.5vw, 4.5rem);
  border-top: 2px solid var(--line);

  &[data-tone='leaf'] {
    --dot: var(--leaf);
  }
  &[data-tone='blue'] {
    --dot: var(--blue);
  }
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  ${up.md} {
    column-gap: clamp(2rem, 5vw, 5rem);
  }
`

const GroupImage = styled(Picture)`
  align-self: start;
  width: 100%;
  /* For upright photographs. */
  max-height: 36rem;
  border-radius: var(--r-speech);
`

const Title = styled(Heading)`
  font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem);
  line-height: 1.1;
`

const Line = styled(Lead)`
  margin-top: 0.8rem;
  color: var(--text-muted);
`

const Roles = styled.ul`
  display: grid;
  /* Two columns where they fit, never three. */
  grid-template-columns: repeat(auto-fill, minmax(min(max(14rem, 34%), 100%), 1fr));
  column-gap: 2rem;
  margin-top: 1.5rem;
`

const Role = styled.li`
  display: flex;
  align-items: baseline;
  gap: 0.9rem;
  padding-block: 0.72rem;
  border-bottom: 1px solid var(--line);
  font-size: 1.0938rem;
  font-weight: 500;

  &::before {
    content: '';
    flex: none;
    width: 0.72rem;
    height: 0.72rem;
    border: 3px solid var(--dot);
    border-radius: 50%;
  }
`
