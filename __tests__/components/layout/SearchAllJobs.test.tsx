import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { SearchAllJobs } from '../../../components/layout/SearchAllJobs.tsx'
import { stubMatchMedia } from './matchMedia.ts'
import { renderAt } from './fakeRouter.tsx'

const scrollIntoView = jest.fn()
const button = () => screen.getByRole('link', { name: 'Search All Jobs' })

beforeEach(() => {
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
  stubMatchMedia({ reducedMotion: false })
})

const page = (
  <>
    <SearchAllJobs />
    <section id="job-search">Find your next job</section>
  </>
)

test.each(['/job-seeker', '/search-all-jobs'])('only scrolls on %s, and moves focus along', async (path) => {
  const { push } = renderAt(path, page)
  fireEvent.click(button())
  expect(push).not.toHaveBeenCalled()
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }))
  expect(screen.getByText('Find your next job')).toHaveFocus()
})

test('navigates from elsewhere and leaves the scroll position to what follows', () => {
  const { push } = renderAt('/about-us', page)
  fireEvent.click(button())
  expect(push).toHaveBeenCalledWith('/search-all-jobs', undefined, { scroll: false })
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('jumps where motion is reduced', async () => {
  stubMatchMedia({ reducedMotion: true })
  renderAt('/job-seeker', page)
  fireEvent.click(button())
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' }))
})

test('lets a visitor open the search in a new tab', () => {
  renderAt('/job-seeker', page)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  // jsdom cannot follow links: the browser's own part ends here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  act(() => void button().dispatchEvent(click))
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('tells its menu before it moves focus', async () => {
  const order: string[] = []
  scrollIntoView.mockImplementation(() => order.push('scroll'))
  renderAt(
    '/job-seeker',
    <>
      <SearchAllJobs onChoose={() => order.push('menu')} />
      <section id="job-search" />
    </>,
  )
  fireEvent.click(button())
  await waitFor(() => expect(order).toEqual(['menu', 'scroll']))
})
