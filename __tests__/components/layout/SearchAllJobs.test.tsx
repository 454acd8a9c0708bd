/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import router from 'next-router-mock'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { CallButtons } from '#components/layout/CallButtons.tsx'
import { stubMatchMedia } from './matchMedia.ts'

const scrollIntoView = jest.fn()
const button = () => screen.getByRole('link', { name: 'Search All Jobs' })

beforeEach(() => {
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
  stubMatchMedia({ reducedMotion: false })
})

function show(path: string, onChoose?: () => void) {
  router.setCurrentUrl(path)
  render(
    <>
      <CallButtons phone={null} onChoose={onChoose} />
      <section id="job-search">Find your next job</section>
    </>,
    { wrapper: MemoryRouterProvider },
  )
}

test.each(['/job-seeker', '/search-all-jobs'])(
  'Search All Jobs on %s scrolls to the search and focuses it',
  async (path) => {
    show(path)
    fireEvent.click(button())
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }))
    expect(router.asPath).toBe(path)
    expect(screen.getByText('Find your next job')).toHaveFocus()
  },
)

test('Search All Jobs elsewhere navigates and does not scroll', () => {
  show('/about-us')
  fireEvent.click(button())
  expect(router.asPath).toBe('/search-all-jobs')
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('Search All Jobs scrolls at once with reduced motion', async () => {
  stubMatchMedia({ reducedMotion: true })
  show('/job-seeker')
  fireEvent.click(button())
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' }))
})
