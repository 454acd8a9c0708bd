import { isObject } from '../util/isObject.ts'
import { readSession, writeSession } from '../util/sessionStore.ts'
import { contactFields, contactValues, type ContactValues } from './values.ts'

/** What a visitor typed, in the tab's session storage, so that it survives a reload. */

const storageKey = 'contact-form-draft'

/** @returns null when there is no draft, or nothing in it */
export function readDraft(): ContactValues | null {
  const stored = readSession(storageKey)
  if (!isObject(stored)) return null
  const values = contactValues((field) => {
    const text = Object.hasOwn(stored, field) ? stored[field] : ''
    return typeof text === 'string' ? text : ''
  })
  return isEmpty(values) ? null : values
}

/** Stores what was typed. An empty form leaves no draft. */
export const writeDraft = (values: Readonly<ContactValues>): void =>
  writeSession(storageKey, isEmpty(values) ? null : values)

const isEmpty = (values: Readonly<ContactValues>) => contactFields.every((field) => !values[field])
