import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Anchor } from '../../../components/ui/Anchor.tsx'
import { renderAt } from '../layout/fakeRouter.tsx'

const link = () => screen.getByRole('link', { name: 'Go' })

// jsdom cannot follow links; the listener also tells whether the router took the click first.
let tookByRouter: boolean
const stop = (event: Event) => {
  tookByRouter = event.defaultPrevented
  event.preventDefault()
}
beforeEach(() => document.addEventListener('click', stop))
afterEach(() => document.removeEventListener('click', stop))

test.each(['/', '/faq', '/faq#guarantee', '/blog/a-post'])(
  'lets the router lead to the page %s',
  async (href) => {
    const { push } = renderAt('/', <Anchor href={href}>Go</Anchor>)
    await userEvent.click(link())
    expect(push).toHaveBeenCalledWith(href, undefined, { scroll: true })
  },
)

test('leaves the scroll position alone on the way to /search-all-jobs', async () => {
  const { push } = renderAt('/', <Anchor href="/search-all-jobs">Go</Anchor>)
  await userEvent.click(link())
  expect(push).toHaveBeenCalledWith('/search-all-jobs', undefined, { scroll: false })
})

test.each([
  'tel:+18135550142',
  'mailto:hello@goodline.example',
  'https://elsewhere.example/page',
  '/files/guide.pdf',
  '/api/draft/disable',
])('leaves %s to the browser', async (href) => {
  const { push } = renderAt('/', <Anchor href={href}>Go</Anchor>)
  expect(link()).toHaveAttribute('href', href)
  await userEvent.click(link())
  expect(push).not.toHaveBeenCalled()
  expect(tookByRouter).toBe(false)
})

test('offers a download under its name', async () => {
  const file = (
    <Anchor href="/media/abc" download="Guide.pdf">
      Go
    </Anchor>
  )
  const { push } = renderAt('/', file)
  expect(link()).toHaveAttribute('download', 'Guide.pdf')
  await userEvent.click(link())
  expect(push).not.toHaveBeenCalled()
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '',
])('renders nothing for the address %j', (href) => {
  const { container } = render(<Anchor href={href}>Go</Anchor>)
  expect(container).toBeEmptyDOMElement()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (how) => {
    const { push } = renderAt('/', <Anchor href="/faq">Go</Anchor>)
    fireEvent.click(link(), how)
    expect(push).not.toHaveBeenCalled()
  },
)

test('leaves a link to another tab to the browser', () => {
  const { push } = renderAt(
    '/',
    <Anchor href="/faq" target="_blank">
      Go
    </Anchor>,
  )
  fireEvent.click(link())
  expect(push).not.toHaveBeenCalled()
})

test('stays where it is when whoever uses it has taken the click', () => {
  const { push } = renderAt(
    '/',
    <Anchor href="/faq" onClick={(event) => event.preventDefault()}>
      Go
    </Anchor>,
  )
  fireEvent.click(link())
  expect(push).not.toHaveBeenCalled()
})

test('fetches the page ahead once the pointer or the focus is on it, and not before', async () => {
  const { prefetch } = renderAt('/', <Anchor href="/faq">Go</Anchor>)
  expect(prefetch).not.toHaveBeenCalled()
  await userEvent.hover(link())
  expect(prefetch).toHaveBeenCalledWith('/faq')
})
