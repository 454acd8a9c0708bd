import styled from 'styled-components'
import type { RolesPage } from '../../lib/sanity/pages.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { Benefits } from './Benefits.tsx'
import { RoleGroups } from './RoleGroups.tsx'

/** /roles-we-staff: what working with the agency brings, then every role by group. Spec section 2, Roles We Staff. */
export function RolesView({ content }: { content: RolesPage }) {
  const { page } = content
  const groups = content.groups.filter(holdsSomething)
  return (
    <>
      <PageHero hero={page.hero} ground="blue" pad />
      <Benefits heading={page.benefitsHeading} benefits={page.benefits} />
      {groups.length > 0 && (
        <GroupsSection data-follows={page.benefits.length > 0 || undefined}>
          <Wrap>
            <RoleGroups groups={groups} />
          </Wrap>
        </GroupsSection>
      )}
      <ClosingCall closing={page.closing} />
    </>
  )
}

const holdsSomething = ({ title, line, image, roles }: RolesPage['groups'][number]): boolean =>
  Boolean(title || line || image || roles.length > 0)

const GroupsSection = styled(Section)`
  /* On the same ground as the tiles: one padding between the two is enough. */
  &[data-follows] {
    padding-top: 0;
  }
`
