import { spawnSync } from 'node:child_process'
import path from 'node:path'

type Complaint = { level: string; path: string; message: string }

/** What the resolved Studio says; `complaints` in the order of the documents asked about. */
export type StudioResponse = {
  complaints: Complaint[][]
  actions: Record<string, string[]>
  creatable: string[]
  /** Types that the sidebar leads to. */
  opened: string[]
  texts: string[]
}

/**
 * Starts the real Studio in a Node process of its own and asks it about `documents`. Takes some
 * seconds.
 */
export function askStudio(documents: readonly object[]): StudioResponse {
  const script = path.join(__dirname, 'studioProcess.ts')
  const withJsx = `--import=${path.join(__dirname, 'jsxForNode.ts')}`
  const { status, stdout, stderr } = spawnSync(process.execPath, [withJsx, script], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
    timeout: 90_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`The Studio did not load:\n${stderr}`)
  return JSON.parse(stdout) as StudioResponse
}
