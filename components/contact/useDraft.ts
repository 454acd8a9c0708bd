import { useEffect, type RefObject } from 'react'
import { readDraft, writeDraft } from '../../lib/contact/draft.ts'
import { contactFields, emptyContactValues, type ContactValues } from '../../lib/contact/values.ts'
import { typedIn } from '../ui/typedIn.ts'

type Form = {
  values: ContactValues
  setValues: (values: ContactValues, shouldValidate: false) => unknown
}

/**
 * Keeps what was typed through an accidental reload of the tab, and what was typed before the scripts arrived. An empty form
 * leaves nothing behind.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, { values, setValues }: Form): void {
  // First of the two: the draft must be read before the still empty form is written.
  useEffect(() => {
    const kept = { ...readDraft(), ...typedIn(formRef.current, contactFields) }
    if (Object.keys(kept).length > 0) setValues({ ...emptyContactValues, ...kept }, false)
  }, [formRef, setValues])

  useEffect(() => {
    writeDraft(values)
  }, [values])
}
