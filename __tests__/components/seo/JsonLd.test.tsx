/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from '#components/seo/JsonLd.tsx'

test('structured data cannot be ended by its text, and parses back', () => {
  const data = { name: '</script><script>alert(1)</script><!--', nested: { text: 'a & b > c' } }
  const html = renderToStaticMarkup(<JsonLd data={data} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const json = html.replace(/^<script type="application\/ld\+json">|<\/script>$/g, '')
  expect(JSON.parse(json)).toEqual(data)
})
