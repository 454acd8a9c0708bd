import { isObject } from '../util/isObject.ts'
import { readSession, writeSession } from '../util/sessionStore.ts'
import { contactValues, type ContactValues, type OwnField } from './values.ts'

/**
 * What a visitor typed, in the tab's session storage, so that it survives a reload.
 * `page` is the URL of a landing page: its form has a draft of its own.
 */

const storageKey = (page = '') => `contact-form-draft${page}`

/** Milliseconds since the last change, after which a draft goes: others may use the same tab. */
const draftLife = 3_600_000

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** @returns null when there is no draft, nothing in it, or it is too old; that one is removed */
export function readDraft(page?: string, own?: readonly OwnField[]): ContactValues | null {
  const key = storageKey(page)
  const stored = readSession(key)
  if (!isObject(stored)) return null
  // The draft of an earlier release has no time.
  const { at = Date.now() } = stored
  if (!(Date.now() - Number(at) < draftLife)) {
    writeSession(key, null)
    return null
  }
  const values = contactValues((field) => {
    const text = Object.hasOwn(stored, field) ? stored[field] : ''
    return typeof text === 'string' ? text : ''
  }, own)
  return isEmpty(values) ? null : values
}

/** Stores what was typed, for an hour. An empty form leaves no draft. */
export function writeDraft(values: Readonly<ContactValues>, page?: string): void {
  const key = storageKey(page)
  clearTimeout(timers.get(key))
  if (isEmpty(values)) return writeSession(key, null)
  writeSession(key, { ...values, at: Date.now() })
  // On whatever page of the site the tab is then.
  timers.set(
    key,
    setTimeout(() => writeSession(key, null), draftLife),
  )
}

const isEmpty = (values: Readonly<ContactValues>) => Object.values(values).every((value) => !value)
