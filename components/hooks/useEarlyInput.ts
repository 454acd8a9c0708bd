import { useLayoutEffect, useState } from 'react'
import { fillForm, formValues } from './nativeForm.ts'

const readForms = () =>
  typeof document === 'undefined'
    ? []
    : [...document.forms].map((form) => ({ form, values: formValues(form) }))

/**
 * For the root. When an extension or translator changes the HTML before hydration, React renders it
 * again. What was typed and chosen then moves on to the new forms. No `Suspense` boundary makes that
 * part smaller: React streams a large one by an inline script. The CSP forbids that.
 */
export function useEarlyInput(): void {
  // React renders again in one task: the old forms still stand, and nothing changes until the
  // commit.
  const [early] = useState(readForms)
  useLayoutEffect(() => {
    for (const [index, { form, values }] of early.entries()) {
      const now = document.forms[index]
      if (now && !form.isConnected) fillForm(now, values)
    }
  }, [early])
}
