import { test as base, expect } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { isMissing, type Program } from '../../../../local/tools/install/programs.ts'
import type { Engine, Start } from './engine.ts'
import { pageOf, type Site } from './page.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** The engines besides Chromium, which all other browser tests use. */
const engines = {
  firefox: { start: startFirefox, programs: ['firefox-esr'] },
  webkit: { start: startWebKit, programs: ['WebKitWebDriver', 'gjs', 'Xvfb'] },
} as const satisfies Record<string, { start: (how: Start) => Promise<Engine>; programs: readonly Program[] }>

type EngineName = keyof typeof engines

/** Options of a start: of a test file, as each browser takes seconds to start. */
type Options = { scripts: boolean; reducedMotion: boolean }

/** A page in the engine that the project is named after; skipped where that is missing. */
export const test = base.extend<{ site: Site }, { how: Options; engine: Engine | undefined }>({
  how: [
    { scripts: true, reducedMotion: false },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ how }, give, { project }) => {
      const { start, programs } = engines[project.name as EngineName]
      if (programs.some(isMissing)) return give(undefined)
      const folder = path.join(project.outputDir, project.name, crypto.randomUUID())
      mkdirSync(path.join(folder, 'downloads'), { recursive: true })
      const engine = await start({ ...how, folder })
      await give(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ engine, baseURL }, give, info) => {
    if (!engine) return info.skip()
    await give(pageOf(engine, baseURL ?? ''))
    expect(engine.complaints()).toEqual([])
  },
})
