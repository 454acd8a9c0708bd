/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react'
import { PostPicture } from '../../../components/blog/PostPicture.tsx'

const image = () => document.querySelector('img') as HTMLImageElement

test('an image has its alternative text and reserves its space', () => {
  render(<PostPicture sizes="89vw" src="/photo.jpg" alt="A call floor" />)
  expect(image()).toHaveAttribute('src', '/photo.jpg')
  expect(image()).toHaveAttribute('alt', 'A call floor')
  expect([image().width, image().height]).toEqual([1200, 675])
})

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

test('photographs have a srcset, the stock image has none', () => {
  render(<PostPicture sizes="89vw" src="/api/media/blog/s?url=u&v=1" alt="A call floor" sized />)
  const offered = image().srcset.split(', ')
  expect(offered).toContain('/_next/image?url=%2Fapi%2Fmedia%2Fblog%2Fs%3Furl%3Du%26v%3D1&w=828&q=75 828w')
  expect(image()).toHaveAttribute('sizes', '89vw')
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', '/art/blog-fallback.svg')
  expect(image()).not.toHaveAttribute('srcset')
})

test('an inlined image is shown without a request', () => {
  render(<PostPicture sizes="89vw" src="/chart.svg" alt="Bars" inline="data:image/svg+xml,%3Csvg/%3E" />)
  expect(image()).toHaveAttribute('src', 'data:image/svg+xml,%3Csvg/%3E')
})
