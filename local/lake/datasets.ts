import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { httpError } from './errors.ts'
import { datasetInfo } from './identity.ts'
import type { LakeServices } from './services.ts'

const namePattern = /^[a-z0-9][a-z0-9_-]{0,63}$/
const aclKey = 'lake.aclMode'

/**
 * The datasets of the project. The first lies in the data folder itself and stays; each other one
 * has a folder in `datasets/`.
 */
export class Datasets {
  readonly #first: LakeServices
  readonly #folder: string
  readonly #open: (name: string, dataDir: string) => LakeServices
  readonly #others = new Map<string, LakeServices>()

  constructor(first: LakeServices, dataDir: string, open: (name: string, dataDir: string) => LakeServices) {
    this.#first = first
    this.#folder = path.join(dataDir, 'datasets')
    this.#open = open
    mkdirSync(this.#folder, { recursive: true })
    for (const name of readdirSync(this.#folder)) {
      if (name !== first.dataset && namePattern.test(name))
        this.#others.set(name, open(name, this.#dataDir(name)))
    }
  }

  get first(): LakeServices {
    return this.#first
  }

  /** @throws ApiError 404 */
  get(name: string): LakeServices {
    const found = name === this.#first.dataset ? this.#first : this.#others.get(name)
    if (found) return found
    throw httpError(404, `Dataset "${name}" not found for project ID "${this.#first.projectId}"`, {
      error: 'Dataset not found',
    })
  }

  list() {
    return this.#all().map(({ dataset }) => this.describe(dataset))
  }

  describe(name: string) {
    const aclMode = this.get(name).store.keyValues.get(aclKey)
    return datasetInfo(name, aclMode === 'private' ? 'private' : 'public')
  }

  /** @throws ApiError 400 for a name that no dataset can have, 409 when there is one */
  create(name: string, aclMode: unknown): void {
    if (!namePattern.test(name)) throw httpError(400, `Invalid dataset name "${name}"`)
    if (name === this.#first.dataset || this.#others.has(name))
      throw httpError(409, `Dataset "${name}" already exists`)
    this.#others.set(name, this.#open(name, this.#dataDir(name)))
    this.edit(name, aclMode)
  }

  /** @throws ApiError 400 for a name that no dataset can have */
  ensure(name: string): void {
    if (!this.#all().some(({ dataset }) => dataset === name)) this.create(name, 'public')
  }

  /** The lake remembers who may read, and lets everybody read. */
  edit(name: string, aclMode: unknown): void {
    this.get(name).store.keyValues.set([{ key: aclKey, value: aclMode }])
  }

  /** @throws ApiError 403 for the first one, 404 for an unknown one */
  delete(name: string): void {
    const services = this.get(name)
    if (services === this.#first)
      throw httpError(403, `The lake runs on "${name}": start it with another dataset to delete it`)
    this.#others.delete(name)
    services.closeStreams()
    services.store.close()
    rmSync(this.#dataDir(name), { recursive: true, force: true })
  }

  closeStreams(): void {
    for (const services of this.#all()) services.closeStreams()
  }

  closeStores(): void {
    for (const { store } of this.#all()) store.close()
  }

  #all(): LakeServices[] {
    return [this.#first, ...this.#others.values()]
  }

  #dataDir(name: string): string {
    return path.join(this.#folder, name)
  }
}
