import type { CaseStudy } from '../../lib/sanity/types.generated.ts'
import { decoration, rank } from './build.ts'
import type { Seeded } from './document.ts'

const cards = [
  {
    id: 'health-plan',
    header: 'Case study: halving turnover at a regional health plan',
    description:
      'A 140-seat member services floor was losing one rep in two each year. Twelve months later the figure had dropped to one in five.',
  },
  {
    id: 'open-enrollment',
    header: 'Case study: sixty seats before open enrollment',
    description:
      'How a benefits administrator staffed two shifts in five weeks without lowering its screening bar.',
  },
  {
    id: 'interview-scorecard',
    header: 'Guide: the phone interview scorecard',
    description: 'A one-page template for hearing tone, pace and problem solving in the same ten minutes.',
  },
  {
    id: 'bilingual-helpdesk',
    header: 'Case study: a bilingual helpdesk in one quarter',
    description:
      'Finding Spanish-speaking technicians for a home-services company with three Florida branches.',
  },
  {
    id: 'first-ninety-days',
    header: 'Template: your first ninety days',
    description: 'A week-by-week onboarding checklist that supervisors can run without an HR department.',
  },
  {
    id: 'hiring-options',
    header: 'Guide: contract, contract-to-hire or direct hire?',
    description: 'What each route costs, how long it takes and when we would talk you out of it.',
  },
]

export const caseStudies: Seeded<CaseStudy>[] = cards.map(({ id, header, description }, index) => ({
  _id: `caseStudy-${id}`,
  _type: 'caseStudy',
  orderRank: rank(index),
  header,
  description,
  image: decoration(`case-${index + 1}.svg`),
}))
