import { expect, test } from '@playwright/test'
import { routes, sitePages } from '../../../lib/site/pages.ts'
import { isMissing } from '../../../local/tools/install/programs.ts'
import { nuErrors } from '../../fixtures/nuChecker.ts'
import { setBlogFault } from '../support/blogHost.ts'
import { withLandingPage } from '../support/landing.ts'

/** The served HTML of every kind of page, checked by the reference checker. */

test.skip(isMissing('java'), 'The checker needs Java')

test('the Nu HTML checker finds errors only in a broken document', async ({ baseURL }) => {
  const documents: Record<string, string> = {}
  const collect = async (path: string, status = 200) => {
    const answer = await fetch(new URL(path, baseURL))
    expect(answer.status, path).toBe(status)
    documents[path] = await answer.text()
  }
  for (const { path } of sitePages) await collect(path)
  await collect(routes.post('what-a-good-first-call-sounds-like'))
  await collect('/no-such-page', 404)
  await collect(routes.post('no-such-post'), 404)
  await collect('/500', 500)
  await withLandingPage(baseURL ?? '', (path) => collect(path))
  try {
    await setBlogFault('kind=500')
    await collect(routes.post(`unread-${Date.now()}`), 500)
  } finally {
    await setBlogFault('kind=none')
  }
  documents['a broken document'] =
    '<!DOCTYPE html><html lang="en"><title>Broken</title><p><img src="x.png"></p>'
  const errors = await nuErrors(documents)
  expect(errors).toEqual([
    expect.stringMatching(/^a broken document, line 1: An “img” element must have an “alt”/),
  ])
})
