import { useEffect, useRef, type RefObject } from 'react'
import { draftStorage, readDraft, writeDraft } from '../../lib/contact/draft.ts'
import { contactFields, type ContactValues } from '../../lib/contact/values.ts'

type Form = {
  values: ContactValues
  setValues: (values: ContactValues, shouldValidate: false) => unknown
}

/**
 * Keeps what was typed through an accidental reload of the tab, and what was typed before the scripts arrived. An empty form
 * leaves nothing behind.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, { values, setValues }: Form): void {
  /** Until they change, there is nothing to keep: writing them would erase the draft that is about to be read. */
  const untouched = useRef(values)

  useEffect(() => {
    const kept = { ...readDraft(draftStorage()), ...typedIn(formRef.current) }
    if (Object.keys(kept).length > 0) setValues({ ...untouched.current, ...kept }, false)
  }, [formRef, setValues])

  useEffect(() => {
    if (values !== untouched.current) writeDraft(draftStorage(), values)
  }, [values])
}

/** The fields that hold something in the page itself. */
function typedIn(form: HTMLFormElement | null): Partial<ContactValues> {
  if (!form) return {}
  const data = new FormData(form)
  const typed: Partial<ContactValues> = {}
  for (const field of contactFields) {
    const value = data.get(field)
    if (typeof value === 'string' && value !== '') typed[field] = value
  }
  return typed
}
