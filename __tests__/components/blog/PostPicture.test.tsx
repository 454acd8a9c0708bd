/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react'
import { PostPicture } from '#components/blog/PostPicture.tsx'
import { publicEnv } from '#lib/site/env.ts'

const image = () => document.querySelector('img') as HTMLImageElement

test('a post without image shows the stock image with its own text', () => {
  render(<PostPicture sizes="89vw" src={null} alt="A call floor" />)
  expect(image()).toHaveAttribute('src', '/art/blog-fallback.svg')
  expect(image()).toHaveAttribute('alt', 'A call floor')
})

test('a broken image becomes the stock image; the next post tries again', () => {
  const { rerender } = render(<PostPicture sizes="89vw" src="/gone.jpg" alt="A call floor" />)
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', '/art/blog-fallback.svg')
  expect(image()).toHaveAttribute('alt', 'A call floor')
  rerender(<PostPicture sizes="89vw" src="/photo.jpg" alt="A headset" />)
  expect(image()).toHaveAttribute('src', '/photo.jpg')
})

test('an image that failed before hydration becomes the stock image', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('The source image cannot be decoded.'))
  await act(async () => {
    render(<PostPicture sizes="89vw" src="/gone.jpg" alt="A call floor" />)
  })
  expect(image()).toHaveAttribute('src', '/art/blog-fallback.svg')
  complete.mockRestore()
})

test('an image comes as it is where the optimizer fails', () => {
  const own = `${publicEnv.blogApiHost}/images/floor.jpg`
  render(<PostPicture sizes="89vw" src={own} alt="A call floor" />)
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', own)
  expect(image()).not.toHaveAttribute('srcset')
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', '/art/blog-fallback.svg')
})

test('an image of another host comes from there, without a referrer', () => {
  render(<PostPicture sizes="89vw" src="https://pictures.example/a.jpg" alt="A call floor" />)
  expect(image()).toHaveAttribute('src', 'https://pictures.example/a.jpg')
  expect(image()).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image()).not.toHaveAttribute('srcset')
})

test('an inlined SVG is shown without a request', () => {
  render(<PostPicture sizes="89vw" src="/chart.svg" alt="Bars" inline="data:image/svg+xml,%3Csvg/%3E" />)
  expect(image()).toHaveAttribute('src', 'data:image/svg+xml,%3Csvg/%3E')
})
