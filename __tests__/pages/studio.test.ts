import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { visitPage } from '../fixtures/apiCall.ts'
import { scratchFolderPerTest } from '../fixtures/scratchFolder.ts'

/** The Studio's one page, at every path below /studio. */

const scratch = scratchFolderPerTest()
beforeEach(() => jest.resetModules())

async function visit(...tool: string[]) {
  const { getServerSideProps } = await import('../../pages/studio/[[...tool]].tsx')
  return visitPage(getServerSideProps, { params: { tool } })
}

function build() {
  const folder = path.join(scratch.folder, '.studio')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), '<div id="sanity">')
}

test.each([[[]], [['structure', 'homePage']]])('the Studio is what the build wrote, at %j', async (tool) => {
  build()
  const { body, headers } = await visit(...tool)
  expect(body).toBe('<div id="sanity">')
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  })
  expect(headers['Content-Security-Policy']).toContain("script-src 'self'")
})

test('the Studio is no file of an older build, and not cached', async () => {
  build()
  const { result, body, headers } = await visit('static', 'sanity-ABCDEFGH.js')
  expect(result).toEqual({ notFound: true })
  expect(body).toBeUndefined()
  expect(headers).toEqual({ 'Cache-Control': 'no-cache' })
})

test('the Studio is 404 where only the site was built', async () => {
  const { result, body } = await visit()
  expect([result, body]).toEqual([{ notFound: true }, undefined])
})
