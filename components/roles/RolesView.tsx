import styled from 'styled-components'
import { uniqueAnchors } from '#lib/site/anchors.ts'
import type { RolesPage } from '#lib/sanity/page/pageTypes.ts'
import { Closing } from '../sections/Closing.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { BenefitTiles } from './BenefitTiles.tsx'
import { RoleGroup } from './RoleGroup.tsx'

/** /roles-we-staff. docs/specification.md#roles. */
export function RolesView({ content }: { content: RolesPage }) {
  const { page } = content
  const groups = content.groups.filter(
    ({ title, line, image, roles }) => title || line || image || roles.length > 0,
  )
  const anchors = uniqueAnchors(
    groups.map(({ title }) => title),
    'roles',
  )
  return (
    <>
      <PageHero hero={page.hero} background="blue" imageEnd="above" />
      <BenefitTiles heading={page.benefitsHeading} benefits={page.benefits} />
      {groups.length > 0 && (
        <GroupsSection data-follows={page.benefits.length > 0 || undefined}>
          {groups.map((group, index) => (
            <RoleGroup key={group._id} group={group} anchor={anchors[index] ?? group._id} />
          ))}
        </GroupsSection>
      )}
      {page.closing && <Closing section={page.closing} />}
    </>
  )
}

const GroupsSection = styled(Section)`
  /* Same background as the tiles above. */
  &[data-follows] {
    padding-top: 0;
  }
`
