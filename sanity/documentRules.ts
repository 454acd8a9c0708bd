import type {
  DocumentActionComponent,
  DocumentActionsResolver,
  DocumentInspector,
  NewDocumentOptionsResolver,
} from 'sanity'
import { checkFirst } from './checking.ts'
import { deleteAfterAsking } from './deleting.ts'
import { duplicateWithoutAddress } from './duplicating.ts'
import { leaveRedirect } from './leaveRedirect.ts'
import { sayWhenLive } from './publishing.ts'
import { landingPage } from './schemas/documents/landingPage.ts'
import { pageTypes } from './schemas/index.ts'
import { siteSettings } from './schemas/pages/siteSettings.ts'
import { takeOffTheSite } from './unpublishing.ts'

/** Types of which there is exactly one document, whose id is the type's name. */
const singletonTypes: ReadonlySet<string> = new Set([...pageTypes, siteSettings].map(({ name }) => name))

/** All that may be done to a page or to the settings. Deleting or unpublishing one would break the site. */
const singletonActions: ReadonlySet<string> = new Set(['publish', 'discardChanges', 'restore'])

/** An action of Sanity's, or what this Studio has in its place. */
function inOurWay(action: DocumentActionComponent, type: string): DocumentActionComponent {
  if (action.action === 'publish')
    return sayWhenLive(checkFirst(type === landingPage.name ? leaveRedirect(action) : action))
  if (action.action === 'duplicate' && type === landingPage.name) return duplicateWithoutAddress(action)
  if (action.action === 'delete') return deleteAfterAsking(action)
  return action.action === 'unpublish' ? takeOffTheSite : action
}

/** The buttons at the foot of a form. */
export const documentActions: DocumentActionsResolver = (given, { schemaType }) => {
  const actions = given.map((action) => inOurWay(action, schemaType))
  if (singletonTypes.has(schemaType))
    return actions.filter(({ action }) => action !== undefined && singletonActions.has(action))
  // A copy of an item would carry the place in the order and the link of its original, one of a redirect its address.
  if (schemaType !== landingPage.name) return actions.filter(({ action }) => action !== 'duplicate')
  return actions
}

/** What "Create" offers: pages and settings exist already. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !singletonTypes.has(templateId))

/**
 * Panels beside a form. Not Sanity's list of references: a question says above its form which landing pages show it, a landing page what links to
 * it, redirects included (`locations.ts`, `inputs/linkedFrom.ts`), and nothing refers to anything else.
 */
export const inspectors = (prev: DocumentInspector[]): DocumentInspector[] =>
  prev.filter(({ name }) => name !== 'sanity/structure/incoming-references')
