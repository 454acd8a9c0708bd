import { BarChartIcon } from '@sanity/icons/BarChart'
import { BellIcon } from '@sanity/icons/Bell'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { StarIcon } from '@sanity/icons/Star'
import type { InsertMenuOptions } from 'sanity'
import { routes } from '../../../lib/site/pages.ts'
import { line } from '../fields.ts'
import {
  hiringSection,
  reasonsSection,
  reviewsSection,
  staffingSection,
  statsSection,
  stepsSection,
  trainingSection,
} from '../pages/homeSections.ts'
import { closing } from './closing.ts'
import { heroSection } from './hero.ts'
import { caseStudiesSection } from './sections/caseStudies.ts'
import { contactFormSection } from './sections/contactForm.ts'
import { jobsSection } from './sections/jobs.ts'
import { logosSection } from './sections/logos.ts'
import { part } from './sections/part.ts'
import { picks } from './sections/picks.ts'
import { pictureTextSection } from './sections/pictureText.ts'
import { postsSection } from './sections/posts.ts'
import { teamSection } from './sections/team.ts'
import { textSection } from './sections/text.ts'
import { videoSection } from './sections/video.ts'

/** The sections of a landing page: those of the home page under other names, and its own. */

const questionFields = [
  line({ name: 'heading', title: 'Heading' }),
  picks({
    name: 'questions',
    title: 'Questions',
    description: 'Pick some of those under FAQ in the sidebar.',
    of: { type: 'faqItem', title: 'Question' },
    missing: 'Pick at least one question, and each only once.',
  }),
]

const toContact = (label: string) => ({ _type: 'action', label, kind: 'page', page: routes.contact })

const step = (heading: string, text: string) => ({
  _type: 'step',
  _key: heading.toLowerCase(),
  heading,
  text,
})

export const landingSections = [
  heroSection,
  part('benefitsSection', 'Benefits', hiringSection, {
    home: 'hiring',
    initialValue: {
      heading: 'What you get',
      text: 'Say in one sentence what changes for the people who come here.',
      action: toContact('Schedule a call today'),
    },
  }),
  part('stepsSection', 'Steps', stepsSection, {
    home: 'steps',
    initialValue: {
      heading: 'How it works',
      items: [
        step('Connect', 'Say what happens first, and how long it takes.'),
        step('Review', 'Say what people see or decide next.'),
        step('Begin', 'Say what they have at the end.'),
      ],
    },
  }),
  part('roleCardsSection', 'Role cards', staffingSection, {
    home: 'staffing',
    initialValue: {
      heading: 'People for every seat',
      text: 'From the first hello to the person who runs the floor.',
      action: toContact('Tell us whom you need'),
    },
  }),
  part('statsSection', 'Numbers', statsSection, {
    home: 'stats',
    subtitle: 'label',
    icon: BarChartIcon,
    initialValue: { label: 'Goodline in numbers' },
  }),
  part('reasonsSection', 'Reasons', reasonsSection, {
    home: 'reasons',
    initialValue: {
      heading: 'Reasons to choose us',
      text: 'What clients hold us to.',
      action: toContact('Talk to us'),
      items: ['People who stay', 'A short, honest process', 'Help after the first day'],
    },
  }),
  part('reviewsSection', 'Client reviews', reviewsSection, {
    home: 'reviews',
    icon: StarIcon,
    initialValue: { heading: 'What clients say' },
  }),
  part('trainingSection', 'Training guide', trainingSection, {
    home: 'training',
    initialValue: {
      heading: 'Take our guide with you',
      text: 'Say what the guide answers, and how long it takes to read.',
      action: { _type: 'action', label: 'Download your free copy', kind: 'file' },
    },
  }),
  part(
    'questionsSection',
    'Questions',
    { fields: questionFields },
    { icon: HelpCircleIcon, initialValue: { heading: 'Questions we hear often' } },
  ),
  textSection,
  pictureTextSection,
  videoSection,
  logosSection,
  contactFormSection,
  caseStudiesSection,
  teamSection,
  postsSection,
  jobsSection,
  part('closingSection', 'Closing call', closing, {
    home: 'closing',
    icon: BellIcon,
    initialValue: {
      heading: 'One call, and we get started',
      text: 'Fifteen minutes with a recruiter who knows contact centers.',
      action: toContact('Schedule a call'),
    },
  }),
]

const named = (section: { name: string }) => section.name

/** The menu of sections: with a picture of each, in groups. */
export const sectionMenu = {
  showIcons: false,
  filter: true,
  groups: [
    {
      name: 'words',
      title: 'Words and pictures',
      of: [...[textSection, pictureTextSection, videoSection].map(named), 'stepsSection', 'trainingSection'],
    },
    {
      name: 'offer',
      title: 'What we offer',
      of: ['benefitsSection', 'roleCardsSection', ...[jobsSection, postsSection].map(named)],
    },
    {
      name: 'proof',
      title: 'Proof',
      of: [
        ...['statsSection', 'reasonsSection', 'reviewsSection'],
        ...[logosSection, caseStudiesSection, teamSection].map(named),
      ],
    },
    {
      name: 'contact',
      title: 'Contact',
      of: [contactFormSection.name, 'questionsSection', 'closingSection'],
    },
  ],
  views: [
    { name: 'grid', previewImageUrl: (name: string) => `/art/sections/${name}.webp` },
    { name: 'list' },
  ],
} satisfies InsertMenuOptions
