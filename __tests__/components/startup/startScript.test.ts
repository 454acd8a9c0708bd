import { patience, startScript, takenOver } from '../../../components/startup/startScript.ts'

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']

/** Told by the browser, which jsdom is not, when it has painted. */
let painted: () => void
const observed = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
  observed.mockClear()
  Object.assign(window, {
    PerformanceObserver: class {
      observe = observed
      constructor(callback: () => void) {
        painted = callback
      }
    },
  })
})
afterEach(() => {
  // Lets go of the last page's listener.
  takeOver()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** A page whose HTML has not arrived whole. */
function start(body = '') {
  document.body.innerHTML = body
  const script = document.createElement('script')
  script.dataset.files = files.join(' ')
  script.textContent = startScript
  document.head.append(script)
}

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'))
const takeOver = () => window.dispatchEvent(new Event(takenOver))
const press = (id: string) => document.getElementById(id)?.click()

const asked = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src'))

/** The elements that were pressed, as far as the page heard of it, by id. */
function heard() {
  const pressed: string[] = []
  document.body.onclick = ({ target }) => {
    if (target instanceof HTMLElement) pressed.push(target.id)
  }
  return pressed
}

/** The forms that sent themselves to their address, by id. */
function sent() {
  const forms: string[] = []
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    forms.push(this.id)
  })
  return forms
}

test('the scripts are asked for in their order, once the page is whole and painted', () => {
  start()
  expect(observed).toHaveBeenCalledWith({ type: 'paint', buffered: true })
  parsed()
  expect(asked()).toEqual([])
  painted()
  expect(asked()).toEqual(files)
  expect([...document.scripts].map((script) => script.async)).not.toContain(true)
  painted()
  jest.advanceTimersByTime(10_000)
  expect(asked()).toEqual(files)
})

test('a page painted before all of it has arrived still waits for the rest', () => {
  start()
  painted()
  jest.advanceTimersByTime(10_000)
  expect(asked()).toEqual([])
  parsed()
  expect(asked()).toEqual(files)
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
  expect(asked()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(asked()).toEqual(files)
})

test('a button pressed before the page is taken over does its work afterwards, once', () => {
  start('<button type="button" id="menu"><svg id="lines"></svg></button>')
  const pressed = heard()
  document.getElementById('lines')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(pressed).toEqual([])
  takeOver()
  expect(pressed).toEqual(['menu'])
  takeOver()
  expect(pressed).toEqual(['menu'])
})

test('of several presses the last one counts: nobody who presses twice wants a menu opened and closed', () => {
  start('<button type="button" id="menu"></button><button type="button" id="next"></button>')
  const pressed = heard()
  for (const id of ['next', 'menu', 'menu']) press(id)
  takeOver()
  expect(pressed).toEqual(['menu'])
})

test('a form that has an address sends itself if the scripts take too long, any other never', () => {
  const forms = sent()
  start(
    `<form id="message" method="dialog"><button id="send"></button></form>
     <form id="search"><button id="find"></button><button type="button" id="clear"></button></form>`,
  )
  const pressed = heard()
  for (const id of ['send', 'clear']) {
    press(id)
    jest.advanceTimersByTime(10 * patience.scripts)
  }
  expect(forms).toEqual([])
  press('find')
  jest.advanceTimersByTime(patience.scripts - 1)
  expect(forms).toEqual([])
  jest.advanceTimersByTime(1)
  expect(forms).toEqual(['search'])
  expect(pressed).toEqual([])
})

test('a form that was taken over in time is sent by the page alone', () => {
  const forms = sent()
  start('<form id="search"><button id="find"></button></form>')
  document.body.onsubmit = (event) => event.preventDefault()
  const pressed = heard()
  press('find')
  takeOver()
  jest.advanceTimersByTime(10 * patience.scripts)
  expect(pressed).toEqual(['find'])
  expect(forms).toEqual([])
})

test('links and everything else work at once, and buttons do as soon as the page is taken over', () => {
  start(
    '<a href="#top" id="link"></a><details><summary id="question"></summary></details><button type="button" id="menu"></button>',
  )
  const pressed = heard()
  press('link')
  press('question')
  expect(pressed).toEqual(['link', 'question'])
  takeOver()
  press('menu')
  expect(pressed).toEqual(['link', 'question', 'menu'])
})
