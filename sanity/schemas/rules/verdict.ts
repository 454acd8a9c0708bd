/** Of a rule: true, or a message for the editor. */
export type Verdict = true | string
