/** The data of a shared preview's cookie: its link's key, and the only path where it counts. */
export type SharedPreview = { share: string; path: string }

/** A caller looked at too many drafts. */
export class PreviewLimitError extends Error {
  override name = 'PreviewLimitError'

  constructor() {
    super('Too many drafts were looked at.')
  }
}

/** The link of a shared preview has ended. */
export class PreviewEndedError extends Error {
  override name = 'PreviewEndedError'
  readonly ended: SharedPreview

  constructor(ended: SharedPreview) {
    super('This preview has ended.')
    this.ended = ended
  }
}
