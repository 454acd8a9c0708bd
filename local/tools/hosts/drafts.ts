import assert from 'node:assert/strict'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { lakeClient } from '../bench/publish.ts'
import type { Run } from '../stack/run.ts'
import { ask, isUncached } from './page.ts'

/** A draft shows to the browser that opened a preview link, and to nobody else. */
export async function draftShows(run: Run): Promise<void> {
  const { site } = run.setup.ports
  const lake = lakeClient(run.setup)
  const heading = `Draft ${Date.now()}`
  const published = (await lake.getDocument('faqPage')) as { _id: string; _type: string; hero: object }
  await lake.createOrReplace({
    ...published,
    _id: 'drafts.faqPage',
    hero: { ...published.hero, heading },
  })
  const { secret } = await createPreviewSecret(lake, 'check', `http://localhost:${site}/studio`)
  const query = new URLSearchParams({
    [urlSearchParamPreviewSecret]: secret,
    [urlSearchParamPreviewPathname]: '/faq',
  })
  const enabled = await ask(site, `/api/draft-mode/enable?${query.toString()}`)
  assert.equal(enabled.status, 307, enabled.text)
  const cookie = [enabled.headers['set-cookie'] ?? []]
    .flat()
    .map((each) => each.split(';')[0])
    .join('; ')
  const draft = await ask(site, '/faq', { cookie })
  assert.equal(draft.status, 200, draft.text.slice(0, 200))
  assert.ok(draft.text.includes(heading), 'the draft does not show')
  assert.ok(isUncached(draft), JSON.stringify(draft.headers))
  assert.ok(!(await ask(site, '/faq')).text.includes(heading), 'the draft shows to everybody')
  await lake.delete('drafts.faqPage')
}
