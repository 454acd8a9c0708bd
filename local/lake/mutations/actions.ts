import { actionError, httpError } from '../errors.ts'
import { localUser } from '../identity.ts'
import { draftIdOf, isVersionId, publishedIdOf } from '../ids.ts'
import { isObject } from '../json.ts'
import type { Store } from '../store/store.ts'
import type { DocumentInput, MutationInput, PatchInput, StoredDocument } from '../types.ts'
import { applyMutation } from './apply.ts'
import { finish } from './mutate.ts'
import { strengthenReferences } from './strengthen.ts'
import { Workspace } from './workspace.ts'

/** An entry of the actions API; which fields it has depends on its type. */
interface ActionInput {
  actionType?: unknown
  draftId?: string
  publishedId?: string
  versionId?: string
  baseId?: string
  ifBaseRevisionId?: string
  ifDraftRevisionId?: string
  ifVersionRevisionId?: string
  ifPublishedRevisionId?: string
  ifExists?: 'fail' | 'ignore'
  attributes?: DocumentInput
  document?: DocumentInput
  patch?: PatchInput
  includeDrafts?: string[]
}

type ActionHandler = (action: ActionInput, context: ActionContext) => void

/** Runs several actions as one transaction: all of them happen or none does. */
export function runActions(
  store: Store,
  actions: unknown,
  options: { transactionId?: string | undefined; dryRun?: boolean },
): { transactionId: string } {
  const list: unknown[] = Array.isArray(actions) ? actions : []
  if (list.length === 0) throw httpError(400, 'Bad Request', 'The body must hold an array "actions"')
  const workspace = new Workspace({
    read: (id) => store.get(id),
    transactionId: options.transactionId,
    author: localUser.id,
  })
  list.forEach((action, index) => {
    if (!isObject(action)) throw httpError(400, 'Bad Request', `Action ${index} is not an object`)
    const handler = handlers[String(action.actionType)]
    if (!handler) {
      throw actionError(
        `Action "${String(action.actionType)}" is not supported by the local content lake`,
        index,
        400,
      )
    }
    handler(action, new ActionContext(workspace, store, index))
  })
  finish(store, workspace, options.dryRun ?? false)
  return { transactionId: workspace.transactionId }
}

/** What an action may do: read the working state, mutate it, give up. */
class ActionContext {
  readonly #workspace: Workspace
  readonly #store: Store
  readonly #index: number

  constructor(workspace: Workspace, store: Store, index: number) {
    this.#workspace = workspace
    this.#store = store
    this.#index = index
  }

  get(id: string): StoredDocument | null {
    return this.#workspace.get(id)
  }

  /** The draft and the release versions that exist of a published id. */
  statesOf(publishedId: string): string[] {
    const versions = [...this.#store.index.all()].map((document) => document._id).filter(isVersionId)
    return [draftIdOf(publishedId), ...versions.filter((id) => publishedIdOf(id) === publishedId)]
  }

  mutate(mutation: MutationInput): void {
    applyMutation(this.#workspace, mutation, this.#index, { autoGenerateArrayKeys: false, findIds: () => [] })
  }

  need<T>(value: T | undefined, name: string): T {
    if (value === undefined) throw actionError(`Missing "${name}"`, this.#index, 400)
    return value
  }

  needDocument(id: string): StoredDocument {
    return this.get(id) ?? this.fail(`Document "${id}" was not found`)
  }

  needRevision(document: StoredDocument | null, expected: string | undefined): void {
    if (expected === undefined || document?._rev === expected) return
    this.fail(
      document
        ? `Document "${document._id}" has unexpected revision ID "${document._rev}", expected "${expected}"`
        : `Expected revision "${expected}" of a document that does not exist`,
    )
  }

  fail(description: string): never {
    throw actionError(description, this.#index)
  }
}

/** A document as the starting point of another one: without what a write sets anew. */
function content(document: StoredDocument): DocumentInput {
  const { _rev, _updatedAt, ...rest } = document
  return rest
}

const create: ActionHandler = (action, context) => {
  const attributes = context.need(action.attributes, 'attributes')
  context.mutate(action.ifExists === 'ignore' ? { createIfNotExists: attributes } : { create: attributes })
}

const edit: ActionHandler = (action, context) => {
  const id = context.need(action.draftId ?? action.versionId, 'draftId')
  const patch = context.need(action.patch, 'patch')
  if (!context.get(id)) {
    const published = context.needDocument(context.need(action.publishedId, 'publishedId'))
    context.mutate({ create: { ...content(published), _id: id } })
  }
  context.mutate({ patch: { ...patch, id } })
}

const publish: ActionHandler = (action, context) => {
  const publishedId = context.need(action.publishedId, 'publishedId')
  const draft = context.needDocument(context.need(action.draftId ?? action.versionId, 'draftId'))
  const published = context.get(publishedId)
  context.needRevision(draft, action.ifDraftRevisionId ?? action.ifVersionRevisionId)
  context.needRevision(published, action.ifPublishedRevisionId)
  const next = strengthenReferences(content(draft)) as DocumentInput
  const createdAt = published?._createdAt ?? draft._createdAt
  context.mutate({ createOrReplace: { ...next, _id: publishedId, _createdAt: createdAt } })
  context.mutate({ delete: { id: draft._id } })
}

const unpublish: ActionHandler = (action, context) => {
  const published = context.needDocument(context.need(action.publishedId, 'publishedId'))
  const draftId = action.draftId ?? draftIdOf(published._id)
  context.mutate({ createIfNotExists: { ...content(published), _id: draftId } })
  context.mutate({ delete: { id: published._id } })
}

const remove: ActionHandler = (action, context) => {
  const publishedId = context.need(action.publishedId, 'publishedId')
  const ids = [publishedId, ...(action.includeDrafts ?? []), ...context.statesOf(publishedId)]
  context.mutate({ delete: { ids: [...new Set(ids)] } })
}

const discard: ActionHandler = (action, context) => {
  const id = context.need(action.versionId ?? action.draftId, 'versionId')
  context.needDocument(id)
  context.mutate({ delete: { id } })
}

const replace: ActionHandler = (action, context) => {
  context.mutate({ createOrReplace: context.need(action.document ?? action.attributes, 'document') })
}

const createVersion: ActionHandler = (action, context) => {
  if (action.document) {
    context.mutate({
      create: { ...action.document, _id: action.versionId ?? context.need(action.document._id, '_id') },
    })
    return
  }
  const base = context.needDocument(context.need(action.baseId, 'baseId'))
  context.needRevision(base, action.ifBaseRevisionId)
  context.mutate({ create: { ...content(base), _id: context.need(action.versionId, 'versionId') } })
}

const handlers: Partial<Record<string, ActionHandler>> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': remove,
  'sanity.action.document.discard': discard,
  'sanity.action.document.replaceDraft': replace,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.discard': discard,
  'sanity.action.document.version.replace': replace,
}
