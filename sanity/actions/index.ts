import type { DocumentActionComponent, DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { landingPage } from '../schemas/documents/landingPage.ts'
import { pageTypes } from '../schemas/index.ts'
import { siteSettings } from '../schemas/pages/siteSettings.ts'
import { deleteWithUndo } from './deleteWithUndo.ts'
import { duplicateWithoutPath } from './duplicate.ts'
import { useLeaveRedirect } from './leaveRedirect.ts'
import { takeOffTheSite } from './unpublish.tsx'
import { validateFirst } from './validateFirst.ts'

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

const useNothing = () => async () => undefined

/** Sanity's action, or the Studio's own instead. */
function replaced(action: DocumentActionComponent, type: string): DocumentActionComponent {
  const isLandingPage = type === landingPage.name
  if (action.action === 'publish') return validateFirst(action, isLandingPage ? useLeaveRedirect : useNothing)
  if (action.action === 'duplicate' && isLandingPage) return duplicateWithoutPath(action)
  if (action.action === 'delete') return deleteWithUndo(action)
  return action.action === 'unpublish' ? takeOffTheSite : action
}

export const documentActions: DocumentActionsResolver = (given, { schemaType }) => {
  const actions = given.map((action) => replaced(action, schemaType))
  if (singletonTypes.has(schemaType))
    return actions.filter(({ action }) => action !== undefined && singletonActions.has(action))
  // A copy would have the same rank, slug or path.
  return schemaType === landingPage.name ? actions : actions.filter(({ action }) => action !== 'duplicate')
}

/** "Create" offers no singletons. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !singletonTypes.has(templateId))
