/**
 * Forms whose elements React never writes to: fillers set values without events that React
 * believes.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What stands in the fields now. A group without a choice is missing. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** Writes values into the fields of these names. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of form.querySelectorAll<Field>('input, textarea, select')) {
    const value = values[field.name]
    if (value === undefined) continue
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
    // The same value again would move the caret.
    else if (field.value !== value) field.value = value
  }
}
