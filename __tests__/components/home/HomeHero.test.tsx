/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { HomeHero } from '#components/home/HomeHero.tsx'
import type { Media } from '#lib/images/lakeImage.ts'

const picture = (src: string) => ({ src, width: 2000, height: 860, alt: 'Two people on one line' })
const hero = { heading: 'Made Simple', text: 'People on your phones.', action: null }

test('the wide or the small image loads eagerly, by window width', () => {
  render(<HomeHero hero={{ ...hero, image: picture('/wide.svg'), imageSmall: picture('/small.svg') }} />)
  const image = screen.getByRole('img', { name: 'Two people on one line' })
  expect(image).toHaveAttribute('src', '/small.svg')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image).toHaveAttribute('loading', 'eager')
  const source = image.parentElement?.querySelector('source')
  expect(source).toHaveAttribute('media', '(min-width:48rem)')
  expect(source).toHaveAttribute('srcset', '/wide.svg')
  expect(source).toHaveAttribute('width', '2000')
})

const drawing = picture('/wide.svg')
const photo = { ...picture('/p.jpg'), srcSet: '/p-2000.jpg 2000w' }

test.each<[string, boolean, Media, Media | null]>([
  ['beside a photograph, however wide', true, photo, null],
  ['beside a drawing that is not wide', true, { ...drawing, width: 600, height: 600 }, null],
  ['where the wide image lets them, whatever the small one is', false, drawing, photo],
])('words stand %s', (_where, isBeside, image, imageSmall) => {
  render(<HomeHero hero={{ ...hero, image, imageSmall }} />)
  expect(screen.getByRole('img').hasAttribute('data-beside')).toBe(isBeside)
})

test('the hero keeps the hotspot of each image in view', () => {
  const wide = { ...picture('/p.jpg'), position: '20% 80%' }
  const small = { ...picture('/s.jpg'), position: '50% 10%' }
  const { rerender } = render(<HomeHero hero={{ ...hero, image: wide, imageSmall: small }} />)
  const image = screen.getByRole('img')
  expect(image).toHaveStyle({ '--small-at': '50% 10%', '--wide-at': '20% 80%' })
  rerender(<HomeHero hero={{ ...hero, image: wide, imageSmall: picture('/s.jpg') }} />)
  expect(image.style.getPropertyValue('--small-at')).toBe('')
  rerender(<HomeHero hero={{ ...hero, image: wide, imageSmall: null }} />)
  expect(image).toHaveStyle({ '--small-at': '20% 80%', '--wide-at': '20% 80%' })
})
