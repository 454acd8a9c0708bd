import type { SiteSettings } from '../../lib/sanity/pages.ts'

type Props = { name: string | null; address: SiteSettings['postalAddress'] }

/** A name and a US postal address, a line each; a part that is missing leaves no gap and no stray comma. */
export function PostalAddress({ name, address }: Props) {
  const street = [address?.street, address?.suite]
  const region = [address?.state, address?.postalCode].filter(Boolean).join(' ')
  const lines = [name, ...[street, [address?.city, region]].map((parts) => parts.filter(Boolean).join(', '))]
  return lines.map((line, index) => line && <span key={index}>{line}</span>)
}
