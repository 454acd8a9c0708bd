import styled from 'styled-components'
import type { RolesPage } from '../../lib/sanity/content/pageTypes.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { Section, Wrap } from '../ui/Section.tsx'
import { Benefits } from './Benefits.tsx'
import { RoleGroups } from './RoleGroups.tsx'

/** /roles-we-staff. Spec section 2, Roles We Staff. */
export function RolesView({ content }: { content: RolesPage }) {
  const { page } = content
  const groups = content.groups.filter(
    ({ title, line, image, roles }) => title || line || image || roles.length > 0,
  )
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

const GroupsSection = styled(Section)`
  /* Same ground as the tiles above. */
  &[data-follows] {
    padding-top: 0;
  }
`
