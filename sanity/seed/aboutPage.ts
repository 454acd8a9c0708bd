import { routes } from '../../lib/site/pages.ts'
import type { AboutPage } from '../../lib/sanity/content/types.generated.ts'
import { keyed, picture, toPage } from './build.ts'
import type { Seeded } from './document.ts'

export const aboutPage: Seeded<AboutPage> = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  hero: {
    _type: 'hero',
    heading: 'About Us',
    text: 'We are a small team in Tampa with one job: putting the right voice on the other end of the line.',
    image: picture('hero-about.svg', 'Three people with headsets, side by side, ready to take a call'),
  },
  story: {
    heading: 'Make hiring easy',
    paragraphs: [
      'Goodline began staffing customer service representatives in 2004, with two desks and one shared phone line. Since then we have placed thousands of candidates in hundreds of US companies.',
      'The work has not changed much. We pick up, we listen, and we introduce people who should know each other.',
    ],
  },
  values: {
    heading: 'What we hold on to',
    items: keyed('value', [
      {
        _type: 'value',
        heading: 'We believe',
        text: 'In people before paper. A resume is where the conversation starts.',
      },
      {
        _type: 'value',
        heading: 'We stay optimistic',
        text: 'There is a right seat for almost everyone, and we enjoy finding it.',
      },
      {
        _type: 'value',
        heading: 'We build long-lasting relationships built on trust',
        text: 'Our first client still calls us. So does the first person we placed there.',
      },
      {
        _type: 'value',
        heading: 'We thrive together',
        text: 'When a placement works, the client, the candidate and our own team all win.',
      },
      {
        _type: 'value',
        heading: 'We deliver results',
        text: 'Filled seats, steadier teams and numbers you can show upstairs.',
      },
    ]),
  },
  team: { heading: 'The people who pick up', text: 'Ask for any of them by name.' },
  actions: keyed('button', [
    toPage('Schedule a call now', routes.contact),
    toPage('View All Jobs', routes.jobSeeker),
  ]),
  seo: {
    _type: 'seo',
    title: 'About Us',
    description:
      'Goodline has staffed call centers since 2004: thousands of candidates placed in hundreds of US companies by a small team in Tampa, Florida.',
    noIndex: false,
  },
}
