/**
 * The fields of a form that hold something in the page itself: what was typed before the scripts took the page over, or put back
 * by the browser after a reload. React leaves it standing there and knows nothing of it.
 */
export function typedIn<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {}
  if (!form) return typed
  const data = new FormData(form)
  for (const name of names) {
    const value = data.get(name)
    if (typeof value === 'string' && value !== '') typed[name] = value
  }
  return typed
}
