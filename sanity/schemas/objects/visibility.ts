import { defineField, type ValidationContext } from 'sanity'
import { siteTimeFormat, siteTimeZone, siteTimeZoneName } from '../../../lib/site/visibility.ts'
import type { Verdict } from '../rules/verdict.ts'

/** Editors write and read every time in the zone of the agency, wherever they are. */
const options = {
  displayTimeZone: siteTimeZone,
  allowTimeZoneSwitch: false,
  ...siteTimeFormat,
}

/** `until` ends what began at the other time. */
function checkUntil(until: string | undefined, from: string | undefined): Verdict {
  if (!until || !from || Date.parse(until) > Date.parse(from)) return true
  return 'Choose a time after “Visible from”: otherwise visitors would never see it.'
}

/** A warning: nobody sees it any more. */
function checkNotOver(until: string | undefined, now: number): Verdict {
  return !until || Date.parse(until) > now || 'This time has passed: visitors do not see it any more.'
}

const fromOf = ({ parent }: ValidationContext) =>
  (parent as { visibleFrom?: string } | undefined)?.visibleFrom

/** When visitors see a page or a part of one. `what` begins a sentence. */
export const visibilityFields = (what: string, group?: string) => [
  defineField({
    name: 'visibleFrom',
    title: 'Visible from',
    description: `${what} appears at this time by itself, once you have published it. Empty: at once. The time is that of ${siteTimeZoneName}, wherever you are.`,
    type: 'datetime',
    ...(group && { group }),
    options,
  }),
  defineField({
    name: 'visibleUntil',
    title: 'Visible until',
    description: `${what} disappears at this time by itself. Empty: it stays.`,
    type: 'datetime',
    ...(group && { group }),
    options,
    validation: (rule) => [
      rule.custom((until, context) => checkUntil(until, fromOf(context))),
      rule.custom((until) => checkNotOver(until, Date.now())).warning(),
    ],
  }),
]
