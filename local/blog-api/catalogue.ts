import type { Article } from './article.ts'
import { accents } from './articles/accents.ts'
import { bilingualReps } from './articles/bilingual-reps.ts'
import { dispatchers } from './articles/dispatchers.ts'
import { firstCall } from './articles/first-call.ts'
import { firstNinetyDays } from './articles/first-ninety-days.ts'
import { floridaPay } from './articles/florida-pay.ts'
import { openEnrollment } from './articles/open-enrollment.ts'
import { recallRules } from './articles/recall-rules.ts'
import { scorecards } from './articles/scorecards.ts'
import { sellMeThisPen } from './articles/sell-me-this-pen.ts'
import { shiftSwaps } from './articles/shift-swaps.ts'
import { teamLeads } from './articles/team-leads.ts'
import type { WireForm } from './wire.ts'
import { plainForm } from './wire.ts'

export type CatalogueEntry = { article: Article; form: WireForm }

/**
 * The sample articles, newest first, each with the form in which the host sends it. Together the forms use every
 * alternative name, every kind of content, both kinds of tags, every envelope and every default of the contract.
 */
export const catalogue: readonly CatalogueEntry[] = [
  { article: firstCall, form: { ...plainForm, envelopes: { single: 'blog', get: 'blog' } } },
  {
    article: bilingualReps,
    form: {
      ...plainForm,
      numericIds: true,
      names: {
        ...plainForm.names,
        description: 'excerpt',
        picture: 'image',
        alt: 'imageAlt',
        published: 'date',
      },
      tags: 'text',
      envelopes: { single: 'data', get: 'data' },
    },
  },
  {
    article: floridaPay,
    form: {
      ...plainForm,
      names: { ...plainForm.names, picture: 'featured_image' },
      content: 'json',
      envelopes: { single: 'itself', get: 'itself' },
    },
  },
  { article: firstNinetyDays, form: { ...plainForm, content: 'text', fullContent: true, tags: 'text' } },
  { article: recallRules, form: { ...plainForm, omit: ['read_time'] } },
  {
    article: sellMeThisPen,
    form: { ...plainForm, numericIds: true, content: 'json', names: { ...plainForm.names, alt: 'imageAlt' } },
  },
  { article: scorecards, form: { ...plainForm, names: { ...plainForm.names, published: 'date' } } },
  { article: shiftSwaps, form: { ...plainForm, content: 'json', omit: ['author'] } },
  { article: openEnrollment, form: { ...plainForm, content: 'none', fullContent: true } },
  { article: dispatchers, form: { ...plainForm, htmlEscaped: true, tags: 'text' } },
  {
    article: accents,
    form: { ...plainForm, omit: ['category'], envelopes: { single: 'itself', get: 'data' } },
  },
  { article: teamLeads, form: { ...plainForm, omit: ['slug', 'published_date'] } },
]
