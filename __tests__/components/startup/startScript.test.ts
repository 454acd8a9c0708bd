import { farBelowCss, patience, startDataId, startScript } from '../../../components/startup/startScript.ts'
import { takenOver } from '../../../components/startup/takenOver.ts'
import { fileFaces } from '../../../styles/fonts.ts'

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']

let painted = false
/** The fonts that were asked for, and what has one of them arrive or fail. */
let loading: { family: string; arrive: () => void; fail: () => void }[] = []
const joined: string[] = []
let visit = { type: 'navigate', name: 'https://goodline.example/' }

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
  painted = false
  visit = { type: 'navigate', name: 'https://goodline.example/' }
  delete document.documentElement.dataset.far
  loading = []
  joined.length = 0
  Object.assign(window, { FontFace: Face })
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: ({ family }: Face) => joined.push(family) },
  })
  Object.assign(performance, {
    getEntriesByType: () => [visit],
    getEntriesByName: (name: string) => (painted && name === 'first-contentful-paint' ? [{}] : []),
  })
})
afterEach(() => {
  // Lets go of the last page's listeners.
  parsed()
  takeOver()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

class Face {
  readonly family: string

  constructor(family: string) {
    this.family = family
  }

  load = () =>
    new Promise<Face>((arrive, fail) => {
      const { family } = this
      loading.push({ family, arrive: () => arrive(this), fail: () => fail(new Error('no font')) })
    })
}

/** As many turns as the chain of promises has. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const fontsArrive = () => {
  for (const { arrive } of loading) arrive()
  return settle()
}

/** A page whose HTML has not arrived whole. */
function start(body = '') {
  document.body.innerHTML = body
  // jsdom sends nothing.
  document.body.onsubmit = (event) => event.preventDefault()
  const script = document.createElement('script')
  script.textContent = startScript
  document.body.append(script)
}

function parsed() {
  const data = document.createElement('template')
  data.id = startDataId
  data.dataset.files = files.join(' ')
  data.dataset.entries = '[{"otherChunks":["a.js"],"runtimeModuleIds":[1]}]'
  document.body.append(data)
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

/** What becomes of the first file, which keeps the page from counting as loaded. */
const firstFile = (outcome: 'load' | 'error') =>
  document.querySelector('script[src]')?.dispatchEvent(new Event(outcome))
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
  painted = true
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
  painted = true
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
    painted = true
    jest.advanceTimersToNextFrame()
    expect(asked()).toEqual(files)
    expect(held()).toBeNull()
  },
)

test('the fonts are asked for once the page is whole, and join it together', async () => {
  start()
  expect(loading).toEqual([])
  parsed()
  expect(loading.map(({ family }) => family)).toEqual(fileFaces.map(({ family }) => family))
  loading[0]?.arrive()
  await settle()
  expect(joined).toEqual([])
  loading[1]?.arrive()
  await settle()
  expect(joined).toEqual(fileFaces.map(({ family }) => family))
})

test('a font that cannot be had keeps no other away', async () => {
  start()
  parsed()
  loading[0]?.fail()
  loading[1]?.arrive()
  await settle()
  expect(joined).toEqual([fileFaces[1]?.family])
})

const leftOut = () => document.documentElement.matches(farBelowCss.split(' ')[0] ?? '')

/** A page of some parts that is painted, and waits for its fonts. */
function paint() {
  start(
    `<main>${'<section></section>'.repeat(4)}</main><main><article></article><section></section></main><footer></footer>`,
  )
  parsed()
  painted = true
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
  painted = true
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
  visit = coming
  start()
  expect(leftOut()).toBe(false)
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
  painted = true
  jest.advanceTimersToNextFrame()
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
