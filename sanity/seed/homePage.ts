import { routes } from '../../lib/site/pages.ts'
import type { HomePage } from '../../lib/sanity/content/types.generated.ts'
import { decoration, download, keyed, picture, toPage } from './build.ts'
import type { Seeded } from './document.ts'

const heroAlt = 'An employer on a handset and an agent with a headset, joined by one twisted line'

export const homePage: Seeded<HomePage> = {
  _id: 'homePage',
  _type: 'homePage',
  hero: {
    _type: 'hero',
    heading: 'Call Center Staffing Made Simple',
    text: 'Goodline puts patient, capable people on your phones, and puts good people in jobs worth keeping.',
    action: toPage('Find Your Next Job', routes.jobSeeker),
    image: picture('hero-home.svg', heroAlt),
    imageSmall: picture('hero-home-m.svg', heroAlt),
  },
  hiring: {
    heading: "Hiring shouldn't be hard",
    text: 'Open seats cost you twice: once in missed calls, again in tired teams. Bring us the tangle. We will hand you back a straight line.',
    action: toPage('Schedule a call today', routes.contact),
    benefits: keyed('benefit', [
      {
        _type: 'card',
        heading: 'Exceed Your Goals',
        text: 'Reps chosen for the numbers you are measured on, from service level to sales per hour.',
        image: decoration('benefit-goals.svg'),
        ground: 'butter',
      },
      {
        _type: 'card',
        heading: 'Delight Your Customers',
        text: 'People who sound like they want to be there. Callers can hear it.',
        image: decoration('benefit-delight.svg'),
        ground: 'blush',
      },
      {
        _type: 'card',
        heading: 'Lead With Confidence',
        text: 'Supervisors and managers who have run a floor like yours before.',
        image: decoration('benefit-lead.svg'),
        ground: 'sky',
      },
    ]),
  },
  steps: {
    heading: 'Three steps from first call to first day',
    items: keyed('step', [
      {
        _type: 'step',
        heading: 'Connect',
        text: 'A short, no-pressure call. Tell us about the seats, the shifts and the people who do well on your team.',
        image: decoration('step-connect.svg'),
      },
      {
        _type: 'step',
        heading: 'Review',
        text: 'Meet pre-screened candidates. Every one has been interviewed, referenced and heard on the phone.',
        image: decoration('step-review.svg'),
      },
      {
        _type: 'step',
        heading: 'Hire',
        text: 'Choose your people and get ongoing support, with a 90-day replacement guarantee on permanent placements.',
        image: decoration('step-hire.svg'),
      },
    ]),
  },
  staffing: {
    heading: 'People for every seat on the floor',
    text: 'From the first hello to the person who owns the whole operation.',
    action: toPage('Explore All Our Staffing Solutions', routes.roles),
    cards: keyed('role', [
      {
        _type: 'card',
        heading: 'Customer service',
        text: 'Reps who listen first, for voice, chat and email queues.',
        image: decoration('role-service.svg'),
        ground: 'blush',
      },
      {
        _type: 'card',
        heading: 'Dispatch or service technicians',
        text: 'Calm voices that keep crews moving.',
        image: decoration('role-dispatch.svg'),
        ground: 'sky',
      },
      {
        _type: 'card',
        heading: 'Technical support',
        text: 'Level 1 troubleshooters with patience to spare.',
        image: decoration('role-tech.svg'),
        ground: 'mint',
      },
      {
        _type: 'card',
        heading: 'Helpdesk',
        text: 'Plain words for people in a hurry.',
        image: decoration('role-helpdesk.svg'),
        ground: 'mint',
      },
      {
        _type: 'card',
        heading: 'Team leaders',
        text: 'Floor leads who coach in the moment.',
        image: decoration('role-leads.svg'),
        ground: 'butter',
      },
      {
        _type: 'card',
        heading: 'VPs',
        text: 'Operators who have built a floor before.',
        image: decoration('role-vp.svg'),
        ground: 'blush',
      },
      {
        _type: 'card',
        heading: 'Workforce, training and quality managers',
        text: 'The people who make the schedule work.',
        image: decoration('role-wfm.svg'),
        ground: 'sky',
      },
    ]),
  },
  stats: {
    label: 'Goodline in numbers',
    items: keyed('stat', [
      {
        _type: 'stat',
        value: 20,
        suffix: '+',
        label: 'years of call center staffing expertise',
        seconds: 2.5,
      },
      { _type: 'stat', value: 14131, suffix: '+', label: 'placements and counting', seconds: 3 },
      { _type: 'stat', value: 830, suffix: '+', label: 'trusted clients nationwide', seconds: 2.8 },
    ]),
  },
  reasons: {
    heading: 'Reasons to choose a Goodline team',
    text: 'Four outcomes our clients hold us to, whatever the headcount.',
    action: toPage("Let's Find the Talent You Need", routes.contact),
    items: [
      'Exceed Sales and Growth Targets',
      'Delight Customers with Exceptional Service',
      'Save Time, Resources, and Money',
      'Cultivate a Team Culture that Delivers',
    ],
  },
  reviews: { heading: 'Clients, in their own voice' },
  training: {
    heading: 'Is your training costing you talent?',
    text: 'Most early exits trace back to the first three weeks. Our short guide shows where new reps lose heart and how to keep them on the line.',
    action: download('Download Your Free Copy Here', 'goodline-first-three-weeks.pdf'),
    images: keyed('training', [
      picture('training-1.svg', 'Cover of the training guide'),
      picture('training-2.svg', 'A line that drops away from new-hire confidence'),
      picture('training-3.svg', 'A trainer and a new representative talking'),
    ]),
  },
  insights: { heading: 'Hiring Trends & Insights' },
  closing: {
    _type: 'closing',
    heading: 'The next great hire is one call away',
    text: 'No forms to decode, no obligation. Fifteen minutes with a recruiter who knows contact centers.',
    action: toPage("Let's Build Your Team - Schedule a Call Today", routes.contact),
  },
  seo: {
    _type: 'seo',
    title: 'Call Center Staffing Made Simple',
    description:
      'Goodline staffs call centers and contact centers across the US: pre-screened representatives, technicians and leaders, in three simple steps.',
    noIndex: false,
  },
}
