/**
 * THE list of sections: one row per section, by the one name that it has everywhere.
 * The order is that of the menu in the Studio.
 */
export const sections = {
  hero: { title: 'Hero', home: false },
  benefits: { title: 'Benefits', group: 'offer', home: true },
  steps: { title: 'Steps', group: 'words', home: true },
  roleCards: { title: 'Role cards', group: 'offer', home: true, anchor: 'roles' },
  stats: { title: 'Numbers', group: 'proof', home: true, anchor: 'numbers' },
  reasons: { title: 'Reasons', group: 'proof', home: true },
  reviews: { title: 'Client reviews', group: 'proof', home: true },
  training: { title: 'Training guide', group: 'words', home: true, anchor: 'guide' },
  questions: { title: 'Questions', group: 'contact', home: false, anchor: 'faq' },
  text: { title: 'Long text', group: 'words', home: false },
  pictureText: { title: 'Picture beside text', group: 'words', home: false, anchor: 'picture' },
  video: { title: 'Video', group: 'words', home: false },
  logos: { title: 'Logos', group: 'proof', home: false },
  contactForm: { title: 'Contact form', group: 'contact', home: false, anchor: 'form' },
  caseStudies: { title: 'Case studies', group: 'proof', home: false, anchor: 'case-studies' },
  team: { title: 'Team', group: 'proof', home: false },
  posts: { title: 'Latest articles', group: 'offer', home: true, anchor: 'articles' },
  jobs: { title: 'Jobs', group: 'offer', home: false },
  closing: { title: 'Closing call', group: 'contact', home: true },
} as const satisfies Record<string, SectionRow>

type SectionRow = {
  /** For editors. */
  title: string
  /** Of the menu; a page has one hero, which stands there alone. */
  group?: keyof typeof sectionGroups
  /** True if the home page has it too, as a field of this name. */
  home: boolean
  /** Its fragment on a landing page, where the name itself reads badly. */
  anchor?: string
}

/** The groups of the menu. */
export const sectionGroups = {
  words: 'Words and pictures',
  offer: 'What we offer',
  proof: 'Proof',
  contact: 'Contact',
} as const

export type SectionName = keyof typeof sections

/** The type of a section's schema. */
export type SectionType<Name extends SectionName = SectionName> = `${Name}Section`

/** Those below the hero. */
export type BodySectionName = Exclude<SectionName, 'hero'>

type HomeSectionName = {
  [Name in SectionName]: (typeof sections)[Name]['home'] extends true ? Name : never
}[SectionName]

export const sectionNames = Object.keys(sections) as SectionName[]

/** In the order of the home page. */
export const homeSectionNames = sectionNames.filter((name): name is HomeSectionName => sections[name].home)

export const sectionType = <Name extends SectionName>(name: Name): SectionType<Name> => `${name}Section`

/** The picture of a section in the menu, below `public`. */
export const sectionPicture = (type: string): string => `/art/sections/${type}.webp`
