import { routes } from '../../lib/site/pages.ts'
import type { LandingPage } from '../../lib/sanity/content/types.generated.ts'
import { decoration, keyed, picture, richText, text, toPage } from './build.ts'
import type { Seeded } from './document.ts'

/** A campaign page for editors to duplicate. Its time is over, so that visitors never see it. */
export const templatePage: Seeded<LandingPage> = {
  _id: 'template-campaign',
  _type: 'landingPage',
  title: 'Template: campaign',
  slug: { _type: 'slug', current: 'template-campaign' },
  visibleUntil: '2020-01-01T05:00:00.000Z',
  sections: [
    {
      _type: 'heroSection',
      _key: 'hero',
      heading: 'Say what you offer',
      text: 'Say for whom it is, and what they have from it. Two short sentences are enough.',
      action: toPage('Talk to a recruiter', routes.contact),
      image: picture('hero-roles.svg', 'An agent with a headset beside her team'),
      ground: 'blue',
    },
    {
      _type: 'benefitsSection',
      _key: 'benefits',
      heading: 'Three good reasons',
      text: 'One sentence that leads over to them.',
      action: toPage('Schedule a call today', routes.contact),
      benefits: keyed('benefit', [
        {
          _type: 'card',
          heading: 'The first reason',
          text: 'What people notice first. A number says more than an adjective.',
          image: decoration('benefit-goals.svg'),
          ground: 'butter',
        },
        {
          _type: 'card',
          heading: 'The second reason',
          text: 'What it saves them: time, money or worry.',
          image: decoration('benefit-delight.svg'),
          ground: 'blush',
        },
        {
          _type: 'card',
          heading: 'The third reason',
          text: 'What stays with them afterwards.',
          image: decoration('benefit-lead.svg'),
          ground: 'sky',
        },
      ]),
    },
    {
      _type: 'pictureTextSection',
      _key: 'picture',
      heading: 'One thing, shown closely',
      text: richText(
        text('Show one person, one floor or one result, and tell its story in a few sentences.'),
        text('Names and numbers make it believable.'),
      ),
      image: decoration('training-3.svg'),
      side: 'left',
    },
    {
      _type: 'reasonsSection',
      _key: 'reasons',
      heading: 'What is included',
      text: 'A few words each.',
      action: toPage('Ask us anything', routes.contact),
      items: ['The first thing', 'The second thing', 'The third thing'],
    },
    {
      _type: 'contactFormSection',
      _key: 'form',
      heading: 'Tell us what you need',
      text: 'Leave your details and a few words. One of us calls you back.',
      submitLabel: 'Send message',
      thanks: 'Thank you! We have your message and call you back soon.',
    },
    {
      _type: 'closingSection',
      _key: 'closing',
      heading: 'One call, and we get started',
      text: 'Fifteen minutes with a recruiter who knows contact centers.',
      action: { _type: 'action', label: 'Call us', kind: 'call' },
    },
  ],
}
