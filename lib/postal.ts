import type { SiteSettings } from './sanity/pages.ts'

/** The parts that somebody has filled in, in order. */
const written = (...parts: (string | undefined)[]) => parts.filter((part): part is string => Boolean(part))

/**
 * A US postal address as it stands on a letter: `street` holds the street and the suite, `town` is city, state and ZIP code in one line.
 * What is missing leaves no gap and no stray comma.
 */
export function postalLines(address: SiteSettings['postalAddress']): { street: string[]; town: string } {
  const { street, suite, city, state, postalCode } = address ?? {}
  return {
    street: written(street, suite),
    town: written(city, written(state, postalCode).join(' ')).join(', '),
  }
}
