import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reportPage } from './report.ts'
import type { PartResult, Results } from './results.ts'

/** The folder `bench/`: the last result of each part, and the page that shows them. */

function lastResults(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results
  } catch {
    // The first run, or a file of another shape of this tool: both begin anew.
    return {}
  }
}

/** Keeps a part's result in place of its last one and writes the page anew. @returns where the page is */
export function keepResult(folder: string, result: PartResult): string {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'results.json')
  const results: Results = { ...lastResults(file), [result.part]: result }
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`)
  const page = path.join(folder, 'report.html')
  writeFileSync(page, reportPage(results))
  return page
}
