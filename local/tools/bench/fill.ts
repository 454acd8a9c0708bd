import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { Run } from '../stack/run.ts'
import { lakeClient } from './publish.ts'

/** Generated content, the same in every run. */

export type FillDocument = { _id: string; _type: string } & Record<string, unknown>

/** Documents per transaction. */
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

/** Sorts by number. */
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
} as const

export type FillType = keyof typeof makers

/** The published documents `fill-<type>-1` to `fill-<type>-<count>`. */
export const makeDocuments = (type: FillType, count: number): FillDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `fill-${type}-${index + 1}`,
    _type: type,
    ...makers[type](index + 1),
  }))

/** Starts a lake without a webhook, with its data in `folder`. */
export async function startQuietLake({ root, setup, processes }: Run, folder: string): Promise<SanityClient> {
  await processes.serve({
    name: 'Content lake',
    command: [path.join(root, 'node_modules', '.bin', 'node'), path.join(root, 'local', 'lake', 'main.ts')],
    env: { ...setup.env, LAKE_PORT: String(setup.ports.lake), LAKE_DATA: folder, LAKE_WEBHOOK_URL: '' },
    ready: /\bready\b/i,
  })
  return lakeClient(setup)
}

/** Creates or replaces documents. */
export async function fill(lake: SanityClient, documents: readonly FillDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += batch) {
    const transaction = lake.transaction()
    for (const document of documents.slice(from, from + batch)) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'async', returnDocuments: false })
  }
}
