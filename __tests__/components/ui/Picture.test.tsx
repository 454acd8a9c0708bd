/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Picture } from '#components/ui/Picture.tsx'
import type { Media } from '#lib/images/lakeImage.ts'

const vector: Media = { src: '/media/a.svg', width: 480, height: 300, alt: 'Two people' }
const photo: Media = { ...vector, src: '/media/a.jpg', srcSet: '/media/a.jpg?w=640 640w' }

test('an image reserves its place and waits until it comes near', () => {
  render(<Picture media={vector} />)
  const img = screen.getByRole('img', { name: 'Two people' })
  expect(img).toHaveAttribute('width', '480')
  expect(img).toHaveAttribute('height', '300')
  expect(img).toHaveAttribute('loading', 'lazy')
  expect(img).not.toHaveAttribute('fetchpriority')
})

test('an image offers a choice of sizes only where there is one', () => {
  const { rerender } = render(<Picture media={photo} sizes="50vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/media/a.jpg?w=640 640w')
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw')
  rerender(<Picture media={vector} sizes="50vw" />)
  expect(screen.getByRole('img')).not.toHaveAttribute('sizes')
})

test('an image wider than its box asks for all that it reaches beyond', () => {
  render(<Picture media={photo} sizes="(min-width:64rem) 25vw, 10rem" aspectRatio={5 / 6} />)
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '(min-width:64rem) 48vw, 19rem')
})

test('a decorative image is silent, one without a file nothing', () => {
  const { rerender, container } = render(<Picture media={{ ...vector, alt: '' }} />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  rerender(<Picture media={null} />)
  expect(container).toBeEmptyDOMElement()
})

test('an image keeps in view what an editor has marked', () => {
  render(<Picture media={{ ...photo, position: '20% 80%' }} />)
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 80%' })
})
