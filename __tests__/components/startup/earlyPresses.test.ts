import { patience } from '../../../components/startup/startScript.ts'
import { ownPages, start, takeOver } from './startedPage.ts'

ownPages()

const press = (id: string) => document.getElementById(id)?.click()

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
  const pressed = heard()
  press('find')
  takeOver()
  jest.advanceTimersByTime(10 * patience.scripts)
  expect(pressed).toEqual(['find'])
  expect(forms).toEqual([])
})

describe('a link to a place', () => {
  const link = '<a href="/search-all-jobs" data-place="search"><b id="link">Search All Jobs</b></a>'
  const address = () => `${location.pathname}${location.search}${location.hash}`

  beforeEach(() => history.replaceState(null, '', '/job-seeker?jobtitle=agent'))
  afterEach(() => history.replaceState(null, '', '/'))

  test('leads to it at once where the page has it, and keeps the rest of the address', () => {
    start(`${link}<section id="search"></section>`)
    press('link')
    expect(address()).toBe('/job-seeker?jobtitle=agent#search')
  })

  test('leads to its page where this one has it not', () => {
    // jsdom cannot leave a page, and says so.
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
    start(link)
    press('link')
    expect(complaint.mock.calls.join()).toContain('Not implemented: navigation')
    expect(address()).toBe('/job-seeker?jobtitle=agent')
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s own for a press that asks for more: %j',
    (more) => {
      start(`${link}<section id="search"></section>`)
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
      let prevented: boolean | undefined
      document.body.onclick = (event) => {
        prevented = event.defaultPrevented
        event.preventDefault()
      }
      document.getElementById('link')?.dispatchEvent(click)
      expect(prevented).toBe(false)
      expect(address()).toBe('/job-seeker?jobtitle=agent')
    },
  )

  test('counts as the last press: a button pressed before it does nothing more', () => {
    const forms = sent()
    start(`<form id="find-jobs"><button id="find"></button></form>${link}<section id="search"></section>`)
    const pressed = heard()
    press('find')
    press('link')
    jest.advanceTimersByTime(10 * patience.scripts)
    takeOver()
    expect([forms, pressed]).toEqual([[], ['link']])
  })

  test('is the page’s own once that is taken over', () => {
    start(`${link}<section id="search"></section>`)
    takeOver()
    document.body.onclick = (event) => event.preventDefault()
    press('link')
    expect(address()).toBe('/job-seeker?jobtitle=agent')
  })
})

test('other links and everything else work at once, and buttons do as soon as the page is taken over', () => {
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
