import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import type { Run } from '../stack/run.ts'

/** The hosts' own command-line tools, pinned, in a cache folder: never dependencies of the site. */

const tools = {
  vercel: {
    dependencies: { vercel: '64.0.2' },
    // The version that vercel names is not in every mirror.
    overrides: { sandbox: '4.5.0' },
  },
  netlify: {
    // Netlify's tool would download Deno, which bundles and runs the proxy.
    dependencies: { 'netlify-cli': '27.10.2', '@netlify/plugin-nextjs': '5.16.0', deno: '2.4.2' },
  },
} as const

/** Installs the tools of a host unless they are there. @returns their folder */
export async function installTools(
  { processes, say, setup }: Run,
  host: keyof typeof tools,
): Promise<string> {
  const folder = path.join(homedir(), '.cache', 'goodline-host-tools', host)
  const stamp = path.join(folder, 'installed.json')
  const wanted = JSON.stringify({ private: true, ...tools[host] }, null, 2)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder
  say(`Installing the tools of ${host} ...`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), wanted)
  await processes.run({
    name: `The installation of ${host}`,
    command: ['npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
    env: setup.env,
  })
  writeFileSync(stamp, wanted)
  return folder
}
