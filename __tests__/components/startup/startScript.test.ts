import { patience } from '../../../components/startup/startScript.ts'
import { fileFaces } from '../../../styles/fonts.ts'
import { browser, files, ownPages, parsed, settle, start } from './startedPage.ts'

ownPages()

const firstFile = (outcome: 'load' | 'error') =>
  document.querySelector('script[src]')?.dispatchEvent(new Event(outcome))
const asked = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src'))

/** What keeps the page from counting as loaded. */
const held = () => document.querySelector('iframe')

test('leaves no trace in the page, which React takes over as it was sent', () => {
  start('<main></main>')
  expect(document.querySelector('script')).toBeNull()
})

test('tells the bundler’s runtime what the page begins with, before that is there', () => {
  start()
  parsed()
  expect(window).toHaveProperty('TURBOPACK', [{ otherChunks: ['a.js'], runtimeModuleIds: [1] }])
  expect(asked()).toEqual([files[0]])
})

test('the scripts are asked for in their order, once the page is whole and painted', () => {
  start()
  browser.painted = true
  jest.advanceTimersToNextFrame()
  expect(asked()).toEqual([])
  parsed()
  expect(asked()).toEqual(files)
  expect([...document.scripts].map((script) => script.async)).not.toContain(true)
  firstFile('load')
  expect(held()).toBeNull()
  jest.advanceTimersByTime(10_000)
  expect(asked()).toEqual(files)
})

test('a whole page waits for its paint with all scripts but the first, which is a list of some bytes', () => {
  start()
  parsed()
  for (let frame = 0; frame < 5; frame += 1) {
    jest.advanceTimersToNextFrame()
    expect(asked()).toEqual([files[0]])
    expect(held()).toBeNull()
  }
  browser.painted = true
  jest.advanceTimersToNextFrame()
  expect(asked()).toEqual(files)
  firstFile('load')
  expect(held()).toBeNull()
})

test.each(['load', 'error'] as const)(
  'where the first script has come (%s) before the paint, a frame keeps the page from counting as loaded',
  (outcome) => {
    start()
    parsed()
    firstFile(outcome)
    expect(held()).not.toBeVisible()
    // Opened and not closed: what a frame has at first is gone.
    expect(held()?.contentDocument?.documentElement).toBeNull()
    expect(asked()).toEqual([files[0]])
    browser.painted = true
    jest.advanceTimersToNextFrame()
    expect(asked()).toEqual(files)
    expect(held()).toBeNull()
  },
)

test('the fonts are asked for once the page is whole, and join it together', async () => {
  start()
  expect(browser.loading).toEqual([])
  parsed()
  expect(browser.loading.map(({ family }) => family)).toEqual(fileFaces.map(({ family }) => family))
  browser.loading[0]?.arrive()
  await settle()
  expect(browser.joined).toEqual([])
  browser.loading[1]?.arrive()
  await settle()
  expect(browser.joined).toEqual(fileFaces.map(({ family }) => family))
})

test('a font that cannot be had keeps no other away', async () => {
  start()
  parsed()
  browser.loading[0]?.fail()
  browser.loading[1]?.arrive()
  await settle()
  expect(browser.joined).toEqual([fileFaces[1]?.family])
})
test('a page that is loaded out of sight does not wait to be painted', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  start()
  parsed()
  expect(asked()).toEqual(files)
})

test('a window that never paints gets its scripts after two seconds', () => {
  start()
  parsed()
  jest.advanceTimersByTime(patience.paint - 1)
  expect(asked()).toEqual([files[0]])
  jest.advanceTimersByTime(1)
  expect(asked()).toEqual(files)
  expect(held()).toBeNull()
  browser.painted = true
  jest.advanceTimersToNextFrame()
  expect(asked()).toEqual(files)
})
