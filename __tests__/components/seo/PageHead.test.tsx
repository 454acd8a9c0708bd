import '../../fixtures/headInPlace.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead } from '../../../components/seo/PageHead.tsx'
import { settings } from '../layout/settings.ts'

jest.mock('../../../lib/site/env.ts', () => ({ publicEnv: { siteUrl: 'https://goodline.example' } }))

const page = { seo: null, hero: { heading: 'About Us' } }

/** As the server writes it. */
const headOf = (content: { draft?: unknown }, path?: string) =>
  renderToStaticMarkup(<PageHead content={{ settings, page, ...content }} path={path} />)

test('a page has the card of its headline, and its canonical URL', () => {
  const head = headOf({}, '/about-us')
  expect(head).toContain('content="https://goodline.example/api/social/about-us.png?v=About%20Us"')
  expect(head).toContain('"@type":"BreadcrumbList"')
})

test('a draft has no tags for sharing and search, because of marks', () => {
  const head = headOf({ draft: {} }, '/about-us')
  expect(head).not.toContain('/api/social/')
  expect(head).not.toContain('schema.org')
})

test('a page without a URL of its own has neither', () => {
  const head = headOf({})
  expect(head).not.toContain('/api/social/')
  expect(head).not.toContain('application/ld+json')
})
