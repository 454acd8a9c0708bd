import type { TeamMember } from '../../lib/sanity/types.generated.ts'
import { picture, rank } from './build.ts'
import type { Seeded } from './document.ts'

const people = [
  { id: 'walter-hale', name: 'Walter Hale', position: 'Founder and Managing Director' },
  { id: 'rosa-delgado', name: 'Rosa Delgado', position: 'Director of Recruiting' },
  { id: 'otis-freeman', name: 'Otis Freeman', position: 'Head of Client Partnerships' },
  { id: 'lena-whitcomb', name: 'Lena Whitcomb', position: 'Senior Recruiter' },
  { id: 'samira-haddad', name: 'Samira Haddad', position: 'Candidate Experience Manager' },
  { id: 'marco-bellini', name: 'Marco Bellini', position: 'Workforce Planning Lead' },
]

export const teamMembers: Seeded<TeamMember>[] = people.map(({ id, name, position }, index) => ({
  _id: `teamMember-${id}`,
  _type: 'teamMember',
  orderRank: rank(index),
  name,
  position,
  photo: picture(`team-${id}.svg`, `Portrait of ${name}`),
}))
