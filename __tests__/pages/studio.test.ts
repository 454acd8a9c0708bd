/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GetServerSidePropsContext } from 'next'
import { enterScratchFolder, type ScratchFolder } from '../fixtures/scratchFolder.ts'

/** The Studio's one page, at every address below /studio. */

let scratch: ScratchFolder

beforeEach(() => {
  scratch = enterScratchFolder()
  jest.resetModules()
})
afterEach(() => scratch.leave())

async function visit(...tool: string[]) {
  const headers: Record<string, string> = {}
  let body: string | undefined
  const res = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    end: (text: string) => (body = text),
  }
  const { getServerSideProps } = await import('../../pages/studio/[[...tool]].tsx')
  const context = { params: { tool }, req: { method: 'GET' }, res }
  const result = await getServerSideProps(context as unknown as GetServerSidePropsContext)
  return { result, headers, body }
}

function build() {
  const folder = path.join(scratch.folder, 'public', 'studio')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), '<script>start()</script>')
}

test.each([[[]], [['structure', 'homePage']]])('is what the build has left, at %j', async (tool) => {
  build()
  const { body, headers } = await visit(...tool)
  expect(body).toBe('<script>start()</script>')
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  })
  expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' 'sha256-/)
})

test('does not stand in for a file of an older build, and nobody keeps that', async () => {
  build()
  const { result, body, headers } = await visit('static', 'sanity-ABCDEFGH.js')
  expect(result).toEqual({ notFound: true })
  expect(body).toBeUndefined()
  expect(headers).toEqual({ 'Cache-Control': 'no-cache' })
})

test('is not there where only the site was built', async () => {
  expect(await visit()).toMatchObject({ result: { notFound: true }, body: undefined })
})

type Scripts = { build: string; 'build:studio': string }

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Scripts }

test('the Studio is built before the site: Next counts only files that are there among those that this page reads', () => {
  expect(scripts.build.split(' && ').slice(-2)).toEqual(['npm run build:studio', 'next build'])
})

test('a build without a project ends with the names of what is missing, and leaves the last Studio', () => {
  build()
  const script = scripts['build:studio'].replace('../public', path.join(scratch.folder, 'public'))
  const root = path.resolve(__dirname, '../..')
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    NEXT_PUBLIC_SANITY_PROJECT_ID: '',
    NEXT_PUBLIC_SANITY_DATASET: 'No!',
  }
  const { status, stderr } = spawnSync(script, { shell: true, cwd: root, env, encoding: 'utf8' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('NEXT_PUBLIC_SANITY_PROJECT_ID is not set')
  expect(stderr).toContain('NEXT_PUBLIC_SANITY_DATASET must be')
  expect(existsSync(path.join(scratch.folder, 'public/studio/index.html'))).toBe(true)
}, 60_000)
