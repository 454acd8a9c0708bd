import Router from 'next/router'
import { keepEmptyEntries } from '../../../components/layout/emptyEntries.ts'

const replace = jest.fn(async () => true)
/** The router, which writes its state into an empty entry when it hears of one. */
const hear = jest.fn((_event: PopStateEvent) => undefined)

const standOn = (path: string, state: object | null) => history.replaceState(state, '', path)
const pop = (state: object | null) => window.dispatchEvent(new PopStateEvent('popstate', { state }))
const goOn = () => Router.events.emit('beforeHistoryChange', '/faq', { shallow: false })

let stop: () => void

beforeEach(() => {
  jest.clearAllMocks()
  Router.router = { asPath: '/about-us?from=mail#team', replace } as unknown as typeof Router.router
  window.addEventListener('popstate', hear)
  stop = keepEmptyEntries()
})
afterEach(() => {
  stop()
  window.removeEventListener('popstate', hear)
  standOn('/', null)
})

test('a visitor who goes on from an empty entry has it filled by the router', () => {
  standOn('/about-us#team', null)
  goOn()
  expect(hear.mock.calls).toEqual([[expect.objectContaining({ type: 'popstate', state: null })]])
  expect(replace).not.toHaveBeenCalled()
})

test('who goes on from any other entry leaves it as it is', () => {
  standOn('/about-us#team', { key: 'first' })
  goOn()
  expect(hear).not.toHaveBeenCalled()
})

test('a visitor who comes to an empty entry of another page sees that page', () => {
  standOn('/contact-us?topic=sales#form', null)
  pop(null)
  expect(replace.mock.calls).toEqual([['/contact-us?topic=sales#form']])
})

test.each([
  ['a place on the page that is shown', '/about-us#story', null],
  ['an entry that the router knows', '/contact-us', { key: 'first' }],
])('%s is left to the browser and the router', (_what, path, state) => {
  standOn(path, state)
  pop(state)
  expect(replace).not.toHaveBeenCalled()
})

test('nothing is kept once the frame around the pages is gone', () => {
  stop()
  standOn('/contact-us', null)
  pop(null)
  expect(replace).not.toHaveBeenCalled()
  hear.mockClear()
  goOn()
  expect(hear).not.toHaveBeenCalled()
})
