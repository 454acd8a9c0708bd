import { postalLines } from '../../lib/postal.ts'
import type { SiteSettings } from '../../lib/sanity/pages.ts'

type Props = { name: string | null; address: SiteSettings['postalAddress'] }

/** A name and a US postal address, a line each; a part that is missing leaves no gap. */
export function PostalAddress({ name, address }: Props) {
  const { street, town } = postalLines(address)
  return [name, street.join(', '), town].map((line, index) => line && <span key={index}>{line}</span>)
}
