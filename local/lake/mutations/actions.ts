import { actionError, invalidBody } from '../errors.ts'
import { localUser } from '../identity.ts'
import { draftIdOf, publishedIdOf } from '../ids.ts'
import type { Store } from '../store/store.ts'
import type { DocumentInput, StoredDocument } from '../types.ts'
import { ActionContext } from './actionContext.ts'
import { finish } from './mutate.ts'
import { readAction, type ActionInput } from './readAction.ts'
import { strengthenReferences } from './strengthen.ts'
import { Workspace } from './workspace.ts'

type ActionHandler = (action: ActionInput, context: ActionContext) => void

/** Runs several actions as one transaction: all of them happen or none does. */
export function runActions(
  store: Store,
  actions: unknown,
  options: { transactionId?: string | undefined; dryRun?: boolean },
): { transactionId: string } {
  const list: unknown[] = Array.isArray(actions) ? actions : []
  if (list.length === 0) throw invalidBody('The body must hold an array "actions"')
  const workspace = new Workspace({
    read: (id) => store.get(id),
    transactionId: options.transactionId,
    author: localUser.id,
  })
  list.forEach((entry, index) => {
    const action = readAction(entry, index)
    const handler = handlers.get(action.actionType)
    if (!handler) {
      const description = `Action "${action.actionType}" is not supported by the local content lake`
      throw actionError(description, index, 400)
    }
    handler(action, new ActionContext(workspace, store, index))
  })
  finish(store, workspace, options.dryRun ?? false)
  return { transactionId: workspace.transactionId }
}

/** A document as the starting point of another one: without what a write sets anew. */
function content(document: StoredDocument): DocumentInput {
  const { _rev, _updatedAt, ...rest } = document
  return rest
}

const create: ActionHandler = (action, context) => {
  const draft = context.needDraft(action)
  const published = context.get(publishedIdOf(draft._id))
  if (published)
    context.fail(`Document "${published._id}" is published already: its draft is made by editing it`)
  context.mutate(action.ifExists === 'ignore' ? { createIfNotExists: draft } : { create: draft })
}

const edit: ActionHandler = (action, context) => {
  const id = context.needVersionId(action)
  const patch = context.need(action.patch, 'patch')
  if (!context.get(id)) {
    const published = context.needDocument(context.needPublishedId(action))
    context.mutate({ create: { ...content(published), _id: id } })
  }
  context.mutate({ patch: { ...patch, id } })
}

const publish: ActionHandler = (action, context) => {
  const publishedId = context.needPublishedId(action)
  const draft = context.needDocument(context.needVersionId(action))
  const published = context.get(publishedId)
  context.needRevision(draft, action.ifDraftRevisionId ?? action.ifVersionRevisionId)
  context.needRevision(published, action.ifPublishedRevisionId)
  const next = strengthenReferences(content(draft)) as DocumentInput
  const createdAt = published?._createdAt ?? draft._createdAt
  context.mutate({ createOrReplace: { ...next, _id: publishedId, _createdAt: createdAt } })
  context.mutate({ delete: { id: draft._id } })
}

const unpublish: ActionHandler = (action, context) => {
  const published = context.needDocument(context.needPublishedId(action))
  const draftId = action.draftId === undefined ? draftIdOf(published._id) : context.needVersionId(action)
  context.mutate({ createIfNotExists: { ...content(published), _id: draftId } })
  context.mutate({ delete: { id: published._id } })
}

const remove: ActionHandler = (action, context) => {
  const publishedId = context.needPublishedId(action)
  const drafts = (action.includeDrafts ?? []).map((draftId) =>
    context.needVersionId({ draftId, publishedId }),
  )
  context.needDocument(publishedId)
  const [left] = context.statesOf(publishedId).filter((id) => context.get(id) && !drafts.includes(id))
  if (left) context.fail(`Document "${publishedId}" has the version "${left}", which "includeDrafts" lacks`)
  context.mutate({ delete: { ids: [...new Set([publishedId, ...drafts])] } })
}

const discard: ActionHandler = (action, context) => {
  const id = context.needVersionId(action)
  context.needDocument(id)
  context.mutate({ delete: { id } })
}

const replaceDraft: ActionHandler = (action, context) => {
  const draft = context.needDraft(action)
  if (!context.get(draft._id)) context.needDocument(publishedIdOf(draft._id))
  context.mutate({ createOrReplace: draft })
}

const replaceVersion: ActionHandler = (action, context) => {
  const document = context.need(action.document, 'document')
  const id = context.needVersionId({ ...action, versionId: context.need(document._id, '_id') })
  context.needDocument(id)
  context.mutate({ createOrReplace: document })
}

const createVersion: ActionHandler = (action, context) => {
  const { document } = action
  const ownId = document?._id
  if (ownId !== undefined) context.needVersionId({ ...action, versionId: ownId })
  const versionId = context.need(action.versionId ?? ownId, 'versionId')
  const id = context.needVersionId({ ...action, versionId })
  if (document) {
    context.mutate({ create: { ...document, _id: id } })
    return
  }
  const base = context.needDocument(context.need(action.baseId, 'baseId'))
  context.needRevision(base, action.ifBaseRevisionId)
  context.mutate({ create: { ...content(base), _id: id } })
}

const handlers: ReadonlyMap<string, ActionHandler> = new Map([
  ['sanity.action.document.create', create],
  ['sanity.action.document.edit', edit],
  ['sanity.action.document.publish', publish],
  ['sanity.action.document.unpublish', unpublish],
  ['sanity.action.document.delete', remove],
  ['sanity.action.document.discard', discard],
  ['sanity.action.document.replaceDraft', replaceDraft],
  ['sanity.action.document.version.create', createVersion],
  ['sanity.action.document.version.discard', discard],
  ['sanity.action.document.version.replace', replaceVersion],
])
