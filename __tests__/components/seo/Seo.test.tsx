/** @jest-environment jsdom */
import '#tests/fixtures/headInPlace.ts'
import '#tests/fixtures/publicSite.ts'
import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Seo } from '#components/seo/Seo.tsx'
import { publicEnv } from '#lib/site/env.ts'
import { settings } from '../layout/settings.ts'

const host = 'https://cdn.sanity.io/images/p/d'
const share = {
  src: `${host}/a.png?w=1200&auto=format`,
  width: 900,
  height: 900,
  alt: 'Two people on one line',
}

function tags(props: Partial<ComponentProps<typeof Seo>> = {}) {
  render(
    <Seo
      seo={{ title: 'About Us', description: 'Who we are.', noIndex: false, shareImage: share }}
      settings={settings}
      path="/about-us"
      {...props}
    />,
  )
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content')
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  return { title: document.querySelector('title')?.textContent, meta, canonical }
}

test('a site with NOINDEX names no canonical URL', () => {
  const noIndex = jest.replaceProperty(publicEnv, 'noIndex', true)
  expect(tags().canonical).toBeUndefined()
  noIndex.restore()
})

test('the head describes the page, with absolute URLs', () => {
  const { title, meta, canonical } = tags()
  expect(title).toBe('About Us | Goodline Staffing')
  expect(meta('description')).toBe('Who we are.')
  expect(canonical).toBe('https://goodline.example/about-us')
  expect(meta('robots')).toBeUndefined()
  expect(meta('og:type')).toBe('website')
  expect(meta('og:title')).toBe('About Us')
  expect(meta('og:site_name')).toBe('Goodline Staffing')
  expect(meta('og:description')).toBe('Who we are.')
  expect(meta('og:url')).toBe('https://goodline.example/about-us')
  expect(meta('og:image')).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/p\/d\/a\.png\?fm=jpg&w=1200&h=630&/)
  expect(meta('og:image:width')).toBe('1200')
  expect(meta('og:image:height')).toBe('630')
  expect(meta('og:image:alt')).toBe('Two people on one line')
  expect(meta('twitter:card')).toBe('summary_large_image')
})

test('the head takes from the settings what the page leaves empty', () => {
  const { title, meta } = tags({
    seo: { title: null, description: '', shareImage: null },
    settings: {
      name: 'Goodline Staffing',
      seo: { title: 'Goodline', description: 'Call-center staffing.', noIndex: false, shareImage: share },
    },
  })
  expect(title).toBe('Goodline | Goodline Staffing')
  expect(meta('description')).toBe('Call-center staffing.')
  expect(meta('og:image')).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/p\/d\/a\.png\?fm=jpg&w=1200&h=630&/)
})

test('a site without an image for sharing has a stock one', () => {
  const { meta } = tags({ seo: { title: 'A', shareImage: null } })
  expect(meta('og:image')).toBe('https://goodline.example/art/share.png')
  expect(meta('twitter:card')).toBe('summary_large_image')
})
