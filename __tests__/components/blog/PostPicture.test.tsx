import { act, fireEvent, render } from '@testing-library/react'
import { PostPicture } from '../../../components/blog/PostPicture.tsx'

const image = () => document.querySelector('img') as HTMLImageElement

test('shows the picture of the post with its words, in a place that is kept for it', () => {
  render(<PostPicture src="/photo.jpg" alt="A call floor" />)
  expect(image()).toHaveAttribute('src', '/photo.jpg')
  expect(image()).toHaveAttribute('alt', 'A call floor')
  expect([image().width, image().height]).toEqual([1200, 675])
})

test('shows the stock picture for a post without one, with the words of the post', () => {
  render(<PostPicture src={null} alt="A call floor" />)
  expect(image()).toHaveAttribute('src', '/art/blog-fallback.svg')
  expect(image()).toHaveAttribute('alt', 'A call floor')
})

test('shows the stock picture when the picture does not load, and gives the next post its own chance', () => {
  const { rerender } = render(<PostPicture src="/gone.jpg" alt="A call floor" />)
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', '/art/blog-fallback.svg')
  expect(image()).toHaveAttribute('alt', 'A call floor')
  rerender(<PostPicture src="/photo.jpg" alt="A headset" />)
  expect(image()).toHaveAttribute('src', '/photo.jpg')
})

test('notices a picture that failed before the page came alive', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('The source image cannot be decoded.'))
  await act(async () => {
    render(<PostPicture src="/gone.jpg" alt="A call floor" />)
  })
  expect(image()).toHaveAttribute('src', '/art/blog-fallback.svg')
  complete.mockRestore()
})
