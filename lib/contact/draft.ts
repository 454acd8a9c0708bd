import { isObject } from '../util/isObject.ts'
import { readSession, writeSession } from '../util/sessionStore.ts'
import { contactFields, contactValues, type ContactValues } from './values.ts'

/**
 * What a visitor typed, in the tab's session storage, so that it survives a reload.
 * `page` is the URL of a landing page: its form has a draft of its own.
 */

const storageKey = (page = '') => `contact-form-draft${page}`

/** @returns null when there is no draft, or nothing in it */
export function readDraft(page?: string): ContactValues | null {
  const stored = readSession(storageKey(page))
  if (!isObject(stored)) return null
  const values = contactValues((field) => {
    const text = Object.hasOwn(stored, field) ? stored[field] : ''
    return typeof text === 'string' ? text : ''
  })
  return isEmpty(values) ? null : values
}

/** Stores what was typed. An empty form leaves no draft. */
export const writeDraft = (values: Readonly<ContactValues>, page?: string): void =>
  writeSession(storageKey(page), isEmpty(values) ? null : values)

const isEmpty = (values: Readonly<ContactValues>) => contactFields.every((field) => !values[field])
