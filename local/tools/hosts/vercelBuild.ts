import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Run } from '../stack/run.ts'
import { copyRepository } from './folders.ts'
import { installTools } from './install.ts'

/** Runs `vercel build` in a copy of the repository. No account, no network. */
export async function buildForVercel(run: Run, tree: string): Promise<void> {
  const folder = await installTools(run, 'vercel')
  copyRepository(run.root, tree)
  mkdirSync(path.join(tree, '.vercel'))
  // What `vercel link` would write. The packages are copied, so nothing is installed.
  const settings = { framework: 'nextjs', installCommand: '', nodeVersion: '24.x' }
  writeFileSync(
    path.join(tree, '.vercel', 'project.json'),
    JSON.stringify({ projectId: 'prj_check', orgId: 'team_check', settings }),
  )
  const { env } = run.setup
  await run.processes.run({
    name: 'vercel build',
    command: [
      process.execPath,
      path.join(folder, 'node_modules', 'vercel', 'dist', 'vc.js'),
      ...['build', '--prod', '--yes', '--cwd', tree],
    ],
    env: { ...env, CI: '1', VERCEL_TELEMETRY_DISABLED: '1', XDG_DATA_HOME: path.join(tree, '.vercel') },
  })
}
