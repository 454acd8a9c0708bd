import type {
  DocumentActionComponent,
  DocumentActionsResolver,
  DocumentBadgesResolver,
  DocumentInspector,
  NewDocumentOptionsResolver,
} from 'sanity'
import { askFirst } from './askFirst.tsx'
import { useBreakingLinks } from './breakingLinks.tsx'
import { checkFirst } from './validateFirst.ts'
import { deleteAfterAsking } from './delete.ts'
import { duplicateWithoutAddress } from './duplicate.ts'
import { useHiding } from './hideFirst.ts'
import { useLeaveRedirect } from './leaveRedirect.ts'
import { lockForm } from './lockForm.tsx'
import { useOurWords } from './ourWordsFirst.tsx'
import { LiveBadge, notePress } from './publish.ts'
import { landingPage } from '../schemas/documents/landingPage.tsx'
import { pageTypes } from '../schemas/index.ts'
import { siteSettings } from '../schemas/pages/siteSettings.ts'
import { takeOffTheSite } from './unpublish.ts'

const singletonTypes: ReadonlySet<string> = new Set([...pageTypes, siteSettings].map(({ name }) => name))

/** The site needs every singleton: no Delete, no Unpublish. */
const singletonActions: ReadonlySet<string> = new Set([
  'publish',
  'discardChanges',
  'restore',
  // Of drafts that are scheduled, where the plan has them.
  'schedule',
  'discardVersion',
])

/** Publish, after what must be right first. */
export function publishWithChecks(publish: DocumentActionComponent, type: string): DocumentActionComponent {
  if (type !== landingPage.name) return checkFirst(lockForm(publish))
  const checked = checkFirst(lockForm(publish, useLeaveRedirect))
  return [useBreakingLinks, useHiding, useOurWords].reduce(askFirst, checked)
}

/** Sanity's action, or the Studio's own instead. */
function replaced(action: DocumentActionComponent, type: string): DocumentActionComponent {
  if (action.action === 'publish') return notePress(publishWithChecks(action, type))
  if (action.action === 'duplicate' && type === landingPage.name) return duplicateWithoutAddress(action)
  if (action.action === 'delete') return deleteAfterAsking(action)
  return action.action === 'unpublish' ? takeOffTheSite : action
}

export const documentActions: DocumentActionsResolver = (given, { schemaType }) => {
  const actions = given.map((action) => replaced(action, schemaType))
  if (singletonTypes.has(schemaType))
    return [...actions.filter(({ action }) => action !== undefined && singletonActions.has(action))]
  // A copy would have the same rank, slug or path.
  return schemaType === landingPage.name ? actions : actions.filter(({ action }) => action !== 'duplicate')
}

/** Whether visitors see it. */
export const badges: DocumentBadgesResolver = (given) => [...given, LiveBadge]

/** "Create" offers no singletons. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !singletonTypes.has(templateId))

/** Without Sanity's list of references: `locations.ts` and `inputs/linkedFrom.tsx` show more. */
export const inspectors = (prev: DocumentInspector[]): DocumentInspector[] =>
  prev.filter(({ name }) => name !== 'sanity/structure/incoming-references')
