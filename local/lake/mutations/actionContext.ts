import { actionError } from '../errors.ts'
import { draftIdOf, isPublishedId, publishedIdOf } from '../ids.ts'
import type { Store } from '../store/store.ts'
import type { DocumentInput, MutationInput, StoredDocument } from '../types.ts'
import { applyMutation } from './apply.ts'
import type { ActionInput } from './readAction.ts'
import type { Workspace } from './workspace.ts'

/** What an action may do: read the working state, mutate it, give up. */
export class ActionContext {
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
    return [draftIdOf(publishedId), ...this.#store.index.versionsOf(publishedId)]
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

  /**
   * The id of the draft or release version that an action is about. It must belong to the action's
   * published id, if that is given: an action that mixes up ids would overwrite or delete another
   * document.
   */
  needVersionId({
    versionId,
    draftId,
    publishedId,
  }: Pick<ActionInput, 'versionId' | 'draftId' | 'publishedId'>): string {
    const id = this.need(versionId ?? draftId, 'versionId')
    if (isPublishedId(id)) this.#malformed(`"${id}" is not the ID of a draft or of a version`)
    this.#checkPair(id, publishedId)
    return id
  }

  needPublishedId({ publishedId }: ActionInput): string {
    const id = this.need(publishedId, 'publishedId')
    if (!isPublishedId(id)) this.#malformed(`"${id}" is not the ID of a published document`)
    return id
  }

  /**
   * The attributes of a draft, which gets the id that belongs to the action's published id unless
   * it has one.
   */
  needDraft({ attributes, publishedId }: ActionInput): DocumentInput & { _id: string } {
    const draft = this.need(attributes, 'attributes')
    const id = draft._id ?? draftIdOf(this.need(publishedId, 'publishedId'))
    if (isPublishedId(id)) this.#malformed(`"${id}" is not the ID of a draft or of a version`)
    this.#checkPair(id, publishedId)
    return { ...draft, _id: id }
  }

  #checkPair(id: string, publishedId: string | undefined): void {
    if (publishedId === undefined || publishedIdOf(id) === publishedId) return
    this.#malformed(`"${id}" is not a version of "${publishedId}"`)
  }

  #malformed(description: string): never {
    throw actionError(description, this.#index, 400)
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
