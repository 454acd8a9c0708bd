import { glideToPlaces } from '../../../components/layout/placeGlide.ts'

let stop: () => void
let movesLess: boolean

const { style } = document.documentElement

function press(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>there</b></a>`
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

beforeEach(() => {
  jest.useFakeTimers()
  movesLess = false
  window.matchMedia = ((query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && movesLess,
  })) as typeof window.matchMedia
  history.replaceState(null, '', '/roles-we-staff?from=mail')
  stop = glideToPlaces()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test.each(['#inside-sales', '/roles-we-staff#inside-sales', '/roles-we-staff?from=mail#inside-sales'])(
  'a link to a place on the page glides there (%s), and nothing else does from then on',
  (href) => {
    press(href)
    expect(style.scrollBehavior).toBe('smooth')
    window.dispatchEvent(new Event('scroll'))
    expect(style.scrollBehavior).toBe('')
  },
)

test('nothing glides before a link is pressed', () => {
  expect(style.scrollBehavior).toBe('')
})

test.each([
  ['another page', '/contact-us'],
  ['a place on another page', '/faq#cost'],
  ['this page, and no place on it', '/roles-we-staff'],
  ['a place on another site', 'https://partner.example/roles-we-staff#inside-sales'],
])('a link to %s does not', (_what, href) => {
  press(href)
  expect(style.scrollBehavior).toBe('')
})

test('what is no link does not', () => {
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(style.scrollBehavior).toBe('')
})

test('for a visitor who asked for less movement the page jumps', () => {
  movesLess = true
  press('#inside-sales')
  expect(style.scrollBehavior).toBe('')
})

test('a link to where the page already is leaves nothing behind after a second', () => {
  press('#inside-sales')
  jest.advanceTimersByTime(500)
  press('#inside-sales')
  jest.advanceTimersByTime(999)
  expect(style.scrollBehavior).toBe('smooth')
  jest.advanceTimersByTime(1)
  expect(style.scrollBehavior).toBe('')
})

test('ends with the frame around the pages', () => {
  press('#inside-sales')
  stop()
  expect(style.scrollBehavior).toBe('')
  press('#inside-sales')
  expect(style.scrollBehavior).toBe('')
})
