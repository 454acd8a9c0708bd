import { createRequire } from 'node:module'
import path from 'node:path'
import { PHASE_TEST } from 'next/constants.js'
import { expectOfNext } from '#tests/fixtures/nextInternals.ts'

/** What the code relies on and Next does not document: the list in lib/next/README.md. */

const require = createRequire(path.resolve('package.json'))

const otherwise = 'Correct the file in the list "Internals" of lib/next/README.md.'

test('Next knows every option of next.config.js', async () => {
  const { default: nextConfig } = jest.requireActual<{
    default: (phase: string) => Promise<object>
  }>('#next.config.js')
  const { configSchema } = require('next/dist/server/config-schema.js') as {
    configSchema: { safeParse: (value: unknown) => { success: boolean; error?: { message: string } } }
  }
  const { success, error } = configSchema.safeParse(await nextConfig(PHASE_TEST))
  expectOfNext(success, { expected: `All options of next.config.js (${error?.message})`, otherwise })
})

test('Next names draft cookies and data of pages as before', () => {
  const cookies = require('next/dist/server/api-utils/index.js') as Record<string, unknown>
  const { normalizeDataPath } = require('next/dist/shared/lib/page-path/normalize-data-path.js') as {
    normalizeDataPath: (path: string) => string
  }
  const { PRERENDER_REVALIDATE_HEADER } = require('next/dist/lib/constants.js') as Record<string, unknown>
  const names = [
    PRERENDER_REVALIDATE_HEADER,
    cookies.COOKIE_NAME_PRERENDER_BYPASS,
    cookies.COOKIE_NAME_PRERENDER_DATA,
  ]
  const found = [...names, normalizeDataPath('/_next/data/build/faq.json')]
  expectOfNext(found.join(' ') === 'x-prerender-revalidate __prerender_bypass __next_preview_data /faq', {
    expected: `The names that the code knows (${found.join(' ')})`,
    otherwise,
  })
})
