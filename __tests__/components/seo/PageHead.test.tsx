import '#tests/fixtures/headInPlace.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead } from '#components/seo/PageHead.tsx'
import { settings } from '../layout/settings.ts'

jest.mock('#lib/site/env.ts', () => ({
  publicEnv: { siteUrl: 'https://goodline.example', sanity: {} },
}))

const page = { seo: null }

/** As the server writes it. */
const headOf = (content: { draft?: unknown }, path?: string) =>
  renderToStaticMarkup(<PageHead content={{ settings, page, ...content }} path={path} />)

test('a draft has none, because of marks', () => {
  const head = headOf({ draft: {} }, '/about-us')
  expect(head).not.toContain('schema.org')
})
