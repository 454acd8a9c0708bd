import { useLayoutEffect, useState } from 'react'
import { fillForm, formValues } from './nativeForm.ts'

const readForms = () =>
  typeof document === 'undefined'
    ? []
    : [...document.forms].map((form) => ({ form, values: formValues(form) }))

/**
 * What was typed and chosen moves on where an extension changed the HTML before hydration, and
 * React renders it again. For the root: React streams a large `Suspense` boundary by an inline
 * script, which the CSP forbids.
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
