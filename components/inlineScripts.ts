import { missingPostScript } from './blog/missingPostScript.ts'
import { earlySearchScript } from './jobs/earlySearchScript.ts'
import { startScript } from './startup/startScript.ts'

/** The texts of all scripts that stand in pages. The site's policy names these and no others: what a page brings of its own is data. */
export const inlineScripts: readonly string[] = [startScript, missingPostScript, earlySearchScript]
