import type { SiteSettings } from '../../lib/sanity/pages.ts'

/** A US address as it stands on a letter: street, suite, then city, state and ZIP code. What is missing leaves no gap. */
export function addressLines(address: SiteSettings['office']): string[] {
  const region = [address?.state, address?.postalCode].filter(Boolean).join(' ')
  const town = [address?.city, region].filter(Boolean).join(', ')
  return [address?.street, address?.suite, town].filter((line): line is string => Boolean(line))
}
