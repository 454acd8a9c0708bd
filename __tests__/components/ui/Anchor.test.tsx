/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { Anchor, type AnchorProps } from '#components/ui/Anchor.tsx'

const link = () => screen.getByRole('link', { name: 'Go' })
const show = (props: AnchorProps) => render(<Anchor {...props}>Go</Anchor>, { wrapper: MemoryRouterProvider })

// jsdom cannot follow links; the listener also tells whether the router took the click first.
let isTakenByRouter: boolean
const stop = (event: Event) => {
  isTakenByRouter = event.defaultPrevented
  event.preventDefault()
}
beforeEach(() => {
  document.addEventListener('click', stop)
  router.setCurrentUrl('/')
})
afterEach(() => document.removeEventListener('click', stop))

test.each([
  ['/faq#guarantee', true],
  ['https://elsewhere.example/page', false],
  ['/files/guide.pdf', false],
  ['/api/draft/disable', false],
])('whether the router follows a link to %s: %s', async (href, isPage) => {
  show({ href })
  expect(link()).toHaveAttribute('href', href)
  await userEvent.click(link())
  expect(isTakenByRouter).toBe(isPage)
  expect(router.asPath).toBe(isPage ? href : '/')
})

test.each([
  ['/search-all-jobs?job_type=sales', false],
  ['/search-all-jobs#footer', true],
  ['/faq', true],
])('a link to %s scrolls to the top: %s', (href, scroll) => {
  const push = jest.spyOn(router, 'push')
  show({ href })
  fireEvent.click(link())
  expect(push.mock.lastCall?.[2]?.scroll).toBe(scroll)
  push.mockRestore()
})

test('a download is left to the browser, under its name', async () => {
  show({ href: '/media/abc', download: 'Guide.pdf' })
  expect(link()).toHaveAttribute('download', 'Guide.pdf')
  await userEvent.click(link())
  expect(isTakenByRouter).toBe(false)
})

test.each(['javascript:alert(1)', '//evil.example', ''])('a link to %j is not there', (href) => {
  const { container } = render(<Anchor href={href}>Go</Anchor>)
  expect(container).toBeEmptyDOMElement()
})
