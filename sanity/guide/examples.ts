import {
  homeSectionNames,
  sectionNames,
  sections,
  sectionType,
  type BodySectionName,
} from '../../lib/site/sections.ts'
import { beginWith } from '../schemas/sections/begin.ts'

/** An example of each section, for the pictures of the menu and for tests. */

type Fields = Record<string, unknown>

const references = (...ids: string[]) => ids.map((_ref) => ({ _type: 'reference', _key: _ref, _ref }))

/** What a section has beside a heading, with the pictures of the home page. */
function examplesWith(images: Fields[]): Partial<Record<BodySectionName, Fields>> {
  const [image] = images
  return {
    questions: { heading: 'Asked before', questions: references('faqItem-guarantee', 'faqItem-roles') },
    text: {
      heading: undefined,
      text: beginWith(
        { style: 'h2', text: 'What we keep' },
        { text: 'As little as we can.' },
        { style: 'h3', text: 'For how long' },
        { text: 'Until you ask us to delete it.' },
      ),
    },
    pictureText: {
      heading: 'A floor of their own',
      text: beginWith({ text: 'Forty seats beside the river.' }),
      action: { _type: 'action', label: 'See all roles', kind: 'page', page: '/roles-we-staff' },
      image,
      side: 'left',
    },
    video: {
      heading: 'See the floor',
      text: 'Two minutes with the night shift.',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      title: 'A night on the floor',
      image: image && { ...image, _type: 'image' },
    },
    logos: {
      heading: 'Trusted by',
      logos: images.map((logo, index) => ({ ...logo, _type: 'logo', name: `Client ${index + 1}` })),
    },
    contactForm: {
      heading: 'Tell us what you need',
      text: 'One of us calls you back.',
      submitLabel: 'Send message',
      thanks: 'Thank you!',
    },
    caseStudies: {
      heading: 'Read how others did it',
      caseStudies: references('caseStudy-health-plan'),
    },
    team: { heading: 'Who picks up', people: references('teamMember-rosa-delgado') },
    posts: { heading: 'From our blog', count: 2 },
    jobs: { heading: 'Open positions', category: 'full-time', linkLabel: 'Search these jobs' },
  }
}

/** An example of a section: that of the home page if it has one of the name. */
export function exampleOf(name: BodySectionName, home: Fields): Fields {
  const { images = [] } = (home.training ?? {}) as { images?: Fields[] }
  const own = examplesWith(images)[name] ?? (home[name] as Fields | undefined)
  return { heading: sections[name].title, ...own, _type: sectionType(name), _key: sectionType(name) }
}

const isBelowHero = (name: string): name is BodySectionName => name !== 'hero'

/** Those with content of their own. The questions are in `landingPageFrom`. */
const ownNames = sectionNames
  .filter(isBelowHero)
  .filter((name) => name === 'posts' || (name !== 'questions' && !sections[name].home))

export const ownSections = (home: Fields): Fields[] => ownNames.map((name) => exampleOf(name, home))

/** In an order that is not the home page's. */
const opening = ['training', 'stats'] as const
const others = homeSectionNames.filter(
  (name) => name !== 'posts' && name !== 'closing' && !opening.some((each) => each === name),
)

/**
 * A landing page at `/slug` with the sections of the home page as they stand in the lake, and two
 * questions.
 */
export function landingPageFrom(home: Fields, slug: string) {
  const hero = { ...(home.hero as Fields), _type: 'heroSection', _key: 'heroSection' }
  return {
    _id: `landing-${slug}`,
    _type: 'landingPage',
    title: 'A landing page',
    slug: { _type: 'slug', current: slug },
    sections: [
      { ...hero, heading: 'Seats for the season', ground: 'blue' } as Fields,
      ...[...opening, ...others, 'questions' as const, 'closing' as const].map((name) =>
        exampleOf(name, home),
      ),
    ],
    seo: {
      _type: 'seo',
      title: 'Seats for the season',
      description: 'Trained agents for the months in which your phones do not stop ringing.',
    },
  }
}
