import type { CaseStudy, Review, RoleGroup, TeamMember } from '../../lib/sanity/content/types.generated.ts'
import { decoration, picture, rank } from './build.ts'
import type { Seeded } from './document.ts'
import lists from './lists.json' with { type: 'json' }

export const teamMembers: Seeded<TeamMember>[] = lists.teamMembers.map(({ id, ...fields }, index) => ({
  _id: `teamMember-${id}`,
  _type: 'teamMember',
  orderRank: rank(index),
  ...fields,
  photo: picture(`team-${id}.svg`, `Portrait of ${fields.name}`),
}))

export const roleGroups: Seeded<RoleGroup>[] = lists.roleGroups.map(
  ({ id, image, tone, ...fields }, index) => ({
    _id: `roleGroup-${id}`,
    _type: 'roleGroup',
    orderRank: rank(index),
    ...fields,
    tone: tone as NonNullable<RoleGroup['tone']>,
    image: decoration(image),
  }),
)

export const caseStudies: Seeded<CaseStudy>[] = lists.caseStudies.map(({ id, ...fields }, index) => ({
  _id: `caseStudy-${id}`,
  _type: 'caseStudy',
  orderRank: rank(index),
  ...fields,
  image: decoration(`case-${index + 1}.svg`),
}))

export const reviews: Seeded<Review>[] = lists.reviews.map(({ id, rating, ...fields }, index) => ({
  _id: `review-${id}`,
  _type: 'review',
  orderRank: rank(index),
  ...fields,
  rating: rating as NonNullable<Review['rating']>,
}))
