import type { Verdict } from './target.ts'

/** The parts of a landing page's section that the rule looks at. */
export type SectionDraft = { _type: string }

/**
 * A landing page opens with its hero, and has no other: the hero holds the page's one main heading, and the ground on which the letters of the
 * top bar can be read.
 */
export function checkSections(sections: readonly SectionDraft[] | undefined): Verdict {
  const names = (sections ?? []).map(({ _type }) => _type)
  const count = (name: string) => names.filter((each) => each === name).length
  if (count('heroSection') === 0) return 'Add a hero: it holds the headline of the page.'
  if (count('heroSection') > 1) return 'Keep one hero and remove the others: a page has one headline.'
  if (names[0] !== 'heroSection') return 'Drag the hero to the top: a page opens with it.'
  if (count('questionsSection') > 1) return 'Keep one list of questions, and pick all of them there.'
  return true
}
