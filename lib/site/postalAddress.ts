type Address = { [part in 'street' | 'suite' | 'city' | 'state' | 'postalCode']?: string | undefined }

const written = (...parts: (string | undefined)[]) => parts.filter((part): part is string => Boolean(part))

/** A US postal address: `street` is street and suite, `town` is city, state and ZIP in one line. */
export function postalLines(address: Address | null | undefined): { street: string[]; town: string } {
  const { street, suite, city, state, postalCode } = address ?? {}
  return {
    street: written(street, suite),
    town: written(city, written(state, postalCode).join(' ')).join(', '),
  }
}
