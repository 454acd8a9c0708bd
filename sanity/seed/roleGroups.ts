import type { RoleGroup } from '../../lib/sanity/types.generated.ts'
import { decoration, rank } from './build.ts'
import type { Seeded } from './document.ts'

type Group = Required<Pick<RoleGroup, 'title' | 'line' | 'tone' | 'roles'>> & { id: string; image: string }

const groups: Group[] = [
  {
    id: 'call-center',
    title: 'Call Center & Contact Center Representative',
    line: 'Voice, chat and email, inbound and outbound.',
    image: 'role-service.svg',
    tone: 'signal',
    roles: [
      'Call Center Representatives',
      'Customer Service Representatives',
      'Client Experience Representatives',
      'Customer Care Representatives',
      'New Business Representatives',
      'Insurance Representatives',
      'Collection Representatives',
      'Contact Center Representatives',
    ],
  },
  {
    id: 'healthcare',
    title: 'Healthcare Support Representatives',
    line: 'Careful listeners for the calls that matter most.',
    image: 'role-health.svg',
    tone: 'leaf',
    roles: [
      'Pharmacy Support',
      'Patient Care Coordinator/Scheduler',
      'Member Services',
      'Health Insurance Enrollment',
      'Insurance Verification Specialist',
      'Benefits Coordinator',
      'Patient Outreach and Education',
      'Crisis and Human Services Specialists (211/988)',
    ],
  },
  {
    id: 'leadership',
    title: 'Leadership & Call Center Management',
    line: 'The people who set the pace and keep it humane.',
    image: 'role-leadership.svg',
    tone: 'blue',
    roles: [
      'Training & Instructional Design',
      'Workforce Management and Schedulers',
      'Quality Control Managers and Specialists',
      'Dialer Management',
      'Team Lead',
      'Supervisor',
      'Manager',
      'Director',
    ],
  },
  {
    id: 'technical-support',
    title: 'Technical Support & Helpdesk',
    line: 'Plain-spoken fixers.',
    image: 'role-tech.svg',
    tone: 'leaf',
    roles: ['Technical Support Level 1', 'Helpdesk Representative'],
  },
  {
    id: 'inside-sales',
    title: 'Inside Sales',
    line: 'Order desks, account care and warm outbound.',
    image: 'role-sales.svg',
    tone: 'signal',
    roles: [
      'Order Entry',
      'Inbound Sales Specialists',
      'Account Management',
      'Retail Order Troubleshooting and Support',
      'Warranty Representatives',
      'Dispatch and Service Coordinators',
      'Sales Support Coordinators',
    ],
  },
]

export const roleGroups: Seeded<RoleGroup>[] = groups.map(({ id, image, ...group }, index) => ({
  _id: `roleGroup-${id}`,
  _type: 'roleGroup',
  orderRank: rank(index),
  ...group,
  image: decoration(image),
}))
