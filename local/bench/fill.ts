import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { Run } from '../run.ts'
import { lakeClient } from './publish.ts'

/** Content in great numbers, all alike and the same in every run. */

/** A document as the lake takes it. */
export type FillDocument = { _id: string; _type: string } & Record<string, unknown>

/** Documents in one transaction. */
const batch = 500

const text = (words: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'b', text: words, marks: [] }],
  },
]

/** So that an order by rank is an order by number. */
const rank = (number: number) => `1|${String(number).padStart(8, '0')}:`

const makers = {
  teamMember: (number: number) => ({
    name: `Person ${number}`,
    position: 'Recruiter',
    orderRank: rank(number),
  }),
  faqItem: (number: number) => ({
    question: `Question ${number}?`,
    slug: { _type: 'slug', current: `question-${number}` },
    answer: text(`The answer to question ${number} is short.`),
    orderRank: rank(number),
  }),
  redirect: (number: number) => ({ from: `/old-address-${number}`, to: '/about-us', permanent: true }),
  landingPage: (number: number) => ({
    title: `Landing page ${number}`,
    slug: { _type: 'slug', current: `landing-page-${number}` },
    sections: [
      { _type: 'heroSection', _key: 'a', heading: `Landing page ${number}`, text: 'For one campaign.' },
      { _type: 'closingSection', _key: 'b', heading: 'Ready?', text: 'So are we.' },
    ],
  }),
  review: (number: number) => ({
    name: `Client ${number}`,
    quote: 'They pick up.',
    rating: 5,
    orderRank: rank(number),
  }),
  caseStudy: (number: number) => ({
    header: `Case ${number}`,
    description: 'It went well.',
    orderRank: rank(number),
  }),
  roleGroup: (number: number) => ({
    title: `Group ${number}`,
    line: 'A line.',
    roles: ['One role'],
    orderRank: rank(number),
  }),
  /** A kind that the site knows nothing about. */
  note: (number: number) => ({ title: `Note ${number}`, body: text(`What was said in call ${number}.`) }),
} as const

/** A type of which documents can be made. */
export type FillType = keyof typeof makers

/** The published documents `fill-<type>-1` to `fill-<type>-<count>`. */
export const makeDocuments = (type: FillType, count: number): FillDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `fill-${type}-${index + 1}`,
    _type: type,
    ...makers[type](index + 1),
  }))

/** Starts a lake that tells nobody what changes in it, with its data in `folder`. */
export async function startQuietLake({ root, setup, processes }: Run, folder: string): Promise<SanityClient> {
  await processes.serve({
    name: 'Content lake',
    command: [path.join(root, 'node_modules', '.bin', 'node'), path.join(root, 'local', 'lake', 'main.ts')],
    env: { ...setup.env, LAKE_PORT: String(setup.ports.lake), LAKE_DATA: folder, LAKE_WEBHOOK_URL: '' },
    ready: /\bready\b/i,
  })
  return lakeClient(setup)
}

/** Writes documents, 500 in a transaction, in place of those that have the same id. */
export async function fill(lake: SanityClient, documents: readonly FillDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += batch) {
    const transaction = lake.transaction()
    for (const document of documents.slice(from, from + batch)) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'async', returnDocuments: false })
  }
}
