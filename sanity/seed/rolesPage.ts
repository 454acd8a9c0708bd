import { routes } from '../../lib/site/pages.ts'
import type { RolesPage } from '../../lib/sanity/content/types.generated.ts'
import { decoration, keyed, toPage } from './build.ts'
import type { Seeded } from './document.ts'

export const rolesPage: Seeded<RolesPage> = {
  _id: 'rolesPage',
  _type: 'rolesPage',
  hero: {
    _type: 'hero',
    heading: 'The roles we staff',
    text: "One recruiter, one shortlist, every seat from the front line to the director's office.",
    action: toPage('Get Started Today', routes.contact),
    image: decoration('hero-roles.svg'),
  },
  benefitsHeading: 'Benefits',
  benefits: keyed('benefit', [
    {
      _type: 'tile',
      heading: 'Find the Right People, Faster',
      text: 'Shortlists within one to two weeks.',
      icon: 'find',
      ground: 'butter',
    },
    {
      _type: 'tile',
      // The label is spelled like this wherever the company uses it.
      heading: 'Reduce Turnover, Increase Perfomance',
      text: 'We match for shift, pace and temperament.',
      icon: 'turnover',
      ground: 'sky',
    },
    {
      _type: 'tile',
      heading: 'Scale with Confidence',
      text: 'Ramp up for peak season, ramp down without drama.',
      icon: 'scale',
      ground: 'mint',
    },
    {
      _type: 'tile',
      heading: 'Flexible Hiring Options to Fit Your Needs',
      text: 'Contract, contract-to-hire and direct hire.',
      icon: 'flexible',
      ground: 'blush',
    },
  ]),
  closing: {
    _type: 'closing',
    heading: 'Not sure what to call the role?',
    text: 'Describe the calls. We will tell you who should answer them.',
    action: toPage('Schedule a Call Today and Get Started', routes.contact),
  },
  seo: {
    _type: 'seo',
    title: 'The Roles We Staff',
    description:
      'Call center and healthcare support representatives, technical support, inside sales and call center leaders: every seat that Goodline staffs.',
    noIndex: false,
  },
}
