import { farBelowCss, patience } from '../../../components/startup/startScript.ts'
import { browser, fontsArrive, ownPages, parsed, start } from './startedPage.ts'

ownPages()

const leftOut = () => document.documentElement.matches(farBelowCss.split(' ')[0] ?? '')

/** A page of some parts that is painted, and waits for its fonts. */
function paint() {
  start(
    `<main>${'<section></section>'.repeat(4)}</main><main><article></article><section></section></main><footer></footer>`,
  )
  parsed()
  browser.painted = true
  jest.advanceTimersToNextFrame()
}

/** How many of the parts far below are laid out by themselves. */
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')].filter(
    ({ style }) => style.contentVisibility === 'visible',
  ).length

test('what is far below waits for the first paint and the fonts, and is then laid out part by part', async () => {
  paint()
  jest.advanceTimersByTime(patience.paint)
  expect([leftOut(), laidOut()]).toEqual([true, 0])
  await fontsArrive()
  for (const parts of [1, 2, 3, 4]) {
    expect([leftOut(), laidOut()]).toEqual([true, parts])
    jest.advanceTimersToNextTimer()
  }
  // As the page was sent.
  expect([leftOut(), laidOut()]).toEqual([false, 0])
})

test.each([
  ['a key', () => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'End' }))],
  ['a click', () => document.querySelector('footer')?.click()],
  ['a scroll', () => document.dispatchEvent(new Event('scroll', { bubbles: true }))],
  ['the end of loading', () => window.dispatchEvent(new Event('load'))],
])('%s has all of it laid out at once', async (_, happens) => {
  paint()
  happens()
  expect(leftOut()).toBe(false)
  await fontsArrive()
  expect(laidOut()).toBe(0)

  paint()
  await fontsArrive()
  happens()
  expect([leftOut(), laidOut()]).toEqual([false, 0])
  jest.runAllTimers()
  expect(laidOut()).toBe(0)
})

test('a key before the paint has all of it laid out at once, for good', async () => {
  start('<footer></footer>')
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'End' }))
  expect(leftOut()).toBe(false)
  parsed()
  browser.painted = true
  jest.advanceTimersToNextFrame()
  await fontsArrive()
  expect([leftOut(), laidOut()]).toEqual([false, 0])
})

test.each([
  ['reloads a page', { type: 'reload', name: 'https://goodline.example/' }],
  ['comes back to a page', { type: 'back_forward', name: 'https://goodline.example/' }],
  ['comes for a place in it', { type: 'navigate', name: 'https://goodline.example/faq#cost' }],
  ['comes for words in it', { type: 'navigate', name: 'https://goodline.example/#:~:text=one%20call' }],
])('whoever %s gets all of it at once: the browser finds the place by its height', (_, coming) => {
  browser.visit = coming
  start()
  expect(leftOut()).toBe(false)
})
