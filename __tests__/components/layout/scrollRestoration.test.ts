import Router from 'next/router'
import { restoreScroll } from '../../../components/layout/scrollRestoration.ts'

type Pop = Parameters<typeof Router.beforePopState>[0]

let pop: Pop
let restoration: ReturnType<typeof restoreScroll>

/** How far down the page is. */
let top = 0
const scrolledTo = jest.fn((options?: ScrollToOptions) => {
  top = options?.top ?? NaN
})
const scrollIntoView = jest.fn()

/** On the way to a place. */
function glide(to: number) {
  top = to
  window.dispatchEvent(new Event('scroll'))
}
/** The visitor's own hand, and then rest. */
function scroll(to: number) {
  glide(to)
  window.dispatchEvent(new Event('scrollend'))
}

function show(links: readonly string[]) {
  document.body.innerHTML = `<header><a href="/">Home</a></header><main>${links
    .map((link) => `<a href="/${link}"><b>${link}</b></a>`)
    .join('')}</main>`
}
const link = (text: string) => [...document.querySelectorAll('a')].find((each) => each.textContent === text)
const press = (text: string) =>
  link(text)?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** What the router does with the history: a key for each entry. */
function enter(key: string, path: string, links: readonly string[] = ['one', 'two', 'three']) {
  restoration.leave()
  history.pushState({ key }, '', path)
  show(links)
  top = 0
  return restoration.arrive()
}

/** The browser's step in the history, to what the router then shows. */
function step(key: string, path: string, options: { scroll?: boolean } = {}) {
  history.replaceState({ key }, '', path)
  const goesOn = pop({ url: path, as: path, options })
  expect(goesOn).toBe(true)
  // What has ended a glide.
  scrolledTo.mockClear()
  return options
}
function comeBack(key: string, path: string, links: readonly string[] = ['one', 'two', 'three']) {
  step(key, path)
  restoration.leave()
  show(links)
  return restoration.arrive()
}

/** To a place on the page that was loaded, whose entry the router then takes for its own, and back. */
function jump() {
  history.pushState(null, '', '/#deep')
  history.replaceState({ key: 'first' }, '', '/#deep')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}
function stepBack() {
  const state = { key: 'first' }
  history.replaceState(state, '', '/')
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

beforeEach(() => {
  jest.clearAllMocks()
  Router.router = {
    beforePopState: (callback: Pop) => {
      pop = callback
    },
  } as unknown as typeof Router.router
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top })
  window.scrollTo = scrolledTo as typeof window.scrollTo
  Element.prototype.scrollIntoView = scrollIntoView
  window.sessionStorage.clear()
  history.scrollRestoration = 'auto'
  history.replaceState({ key: 'first' }, '', '/')
  top = 0
  show(['one', 'two', 'three'])
  restoration = restoreScroll()
})
afterEach(() => restoration.stop())

test.each([
  ['glides', 430],
  ['has only just begun to glide', 0],
])('a page that %s stops where it is when its visitor goes back', (_what, at) => {
  enter('second', '/faq')
  top = at
  history.replaceState({ key: 'first' }, '', '/')
  pop({ url: '/', as: '/', options: {} })
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: at, behavior: 'instant' })
})

test('a page that glides stops where it is when its visitor follows a link', () => {
  glide(430)
  restoration.leave()
  // As the router has it.
  restoration.leave()
  expect(scrolledTo.mock.calls).toEqual([[{ top: 430, behavior: 'instant' }]])
})

describe('a scroll of the browser’s own when its visitor goes back', () => {
  test('moves neither the page that is still seen nor the one that comes', () => {
    scroll(700)
    enter('second', '/faq')
    scroll(130)
    step('first', '/')
    glide(150)
    expect(top).toBe(130)
    restoration.leave()
    show(['one'])
    restoration.arrive()
    restoration.hold()
    glide(720)
    expect(top).toBe(700)
  })

  test('does not move a page that nobody knows the place on', () => {
    scroll(700)
    step('before a reload', '/about-us')
    restoration.leave()
    top = 0
    restoration.arrive()
    restoration.hold()
    glide(40)
    expect(top).toBe(0)
  })

  test('does not move the page itself where the visitor goes back on it', () => {
    scroll(834)
    jump()
    scroll(1400)
    stepBack()
    glide(850)
    expect(top).toBe(834)
  })

  test('does not keep a visitor from scrolling on while the next page is on its way', () => {
    enter('second', '/faq')
    scroll(130)
    step('first', '/')
    document.body.dispatchEvent(new Event('wheel'))
    scroll(190)
    expect(top).toBe(190)
  })
})

describe('a glide that goes on for a moment after it was ended', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('takes no page along that its visitor goes back to', () => {
    scroll(700)
    enter('second', '/faq')
    glide(90)
    comeBack('first', '/')
    restoration.hold()
    for (const drifted of [666, 690]) {
      glide(drifted)
      expect(top).toBe(700)
    }
    jest.advanceTimersByTime(200)
    scroll(720)
    expect(top).toBe(720)
  })

  test('takes no page along that a link led to', () => {
    glide(700)
    enter('second', '/faq')
    restoration.hold()
    glide(130)
    expect(top).toBe(0)
  })

  test('takes the page itself no further once its visitor goes back on it', () => {
    scroll(834)
    jump()
    glide(1108)
    stepBack()
    glide(960)
    expect(top).toBe(834)
  })

  test('is none where a link led from a page that stood still: what moves the next one is its visitor', () => {
    scroll(700)
    enter('second', '/faq')
    restoration.hold()
    scroll(130)
    expect(top).toBe(130)
  })

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is over for a visitor who scrolls themselves (%s)',
    (hand) => {
      glide(700)
      enter('second', '/faq')
      restoration.hold()
      document.body.dispatchEvent(new Event(hand))
      scroll(130)
      expect(top).toBe(130)
    },
  )

  test('no longer matters once the page itself is left', () => {
    glide(700)
    enter('second', '/faq')
    restoration.hold()
    scroll(0)
    enter('third', '/about-us')
    scroll(130)
    expect(top).toBe(130)
  })
})

test('Back scrolls to where the visitor was, at once, and not the router', () => {
  scroll(700)
  expect(enter('second', '/faq')).toBeUndefined()
  expect(scrolledTo).not.toHaveBeenCalled()
  expect(step('first', '/').scroll).toBe(false)
  expect(restoration.isReturn()).toBe(true)
  show(['one', 'two', 'three'])
  expect(restoration.arrive()).toEqual({ link: undefined })
  expect(scrolledTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]])
  expect(restoration.isReturn()).toBe(false)
})

test('Back to a page that was never scrolled leads to its top', () => {
  enter('second', '/faq')
  scroll(500)
  comeBack('first', '/')
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test('Forward does the same', () => {
  enter('second', '/faq')
  scroll(300)
  comeBack('first', '/')
  comeBack('second', '/faq')
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' })
})

test('places on one page, which share a key, are kept apart', () => {
  scroll(100)
  jump()
  scroll(2000)
  comeBack('first', '/')
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' })
  comeBack('first', '/#deep')
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2000, behavior: 'instant' })
})

describe('a step on the page that was loaded, which the router leaves to the browser', () => {
  test('goes to where the visitor was, at once', () => {
    scroll(834)
    jump()
    scroll(1400)
    stepBack()
    expect(scrolledTo.mock.calls).toEqual([[{ top: 834, behavior: 'instant' }]])
  })

  test('is known: the visitor’s place is kept for where they now are', () => {
    scroll(834)
    jump()
    scroll(2960)
    stepBack()
    window.dispatchEvent(new Event('wheel'))
    scroll(700)
    enter('second', '/faq')
    comeBack('first', '/')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
    comeBack('first', '/#deep')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2960, behavior: 'instant' })
  })

  test('is the browser’s where nobody knows the place any more', () => {
    const state = { key: 'before a reload' }
    history.replaceState(state, '', '/#deep')
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    expect(scrolledTo).not.toHaveBeenCalled()
  })

  test('is none where the page itself is being replaced', () => {
    scroll(834)
    jump()
    restoration.leave()
    stepBack()
    expect(scrolledTo).not.toHaveBeenCalled()
  })
})

test('an entry that is not known is the router’s, whatever the entry says of it', () => {
  enter('second', '/faq')
  expect(step('before a reload', '/about-us', { scroll: false }).scroll).toBeUndefined()
  expect(restoration.isReturn()).toBe(false)
  expect(restoration.arrive()).toBeUndefined()
  expect(scrolledTo).not.toHaveBeenCalled()
})

test('a step back that a link cuts short brings nobody back', () => {
  scroll(700)
  enter('second', '/faq')
  step('first', '/')
  expect(enter('third', '/about-us')).toBeUndefined()
  expect(scrolledTo).not.toHaveBeenCalled()
})

test('what scrolls while the next page is on its way changes no place', () => {
  scroll(700)
  enter('second', '/faq')
  scroll(250)
  step('first', '/')
  scroll(90)
  restoration.arrive()
  comeBack('second', '/faq')
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 250, behavior: 'instant' })
})

describe('the link that a page was left by', () => {
  test('is given on the way back, once', () => {
    press('two')
    enter('second', '/two')
    expect(comeBack('first', '/')?.link).toBe(link('two'))
    expect(scrollIntoView).not.toHaveBeenCalled()
    enter('third', '/faq')
    expect(comeBack('first', '/')).toEqual({ link: undefined })
  })

  test('is none if it stands outside the page, or the page has fewer by now', () => {
    press('Home')
    enter('second', '/two')
    expect(comeBack('first', '/')).toEqual({ link: undefined })
    press('three')
    enter('third', '/three')
    expect(comeBack('first', '/', ['one'])).toEqual({ link: undefined })
  })

  test('is none if something else was pressed last', () => {
    press('two')
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    enter('second', '/two')
    expect(comeBack('first', '/')).toEqual({ link: undefined })
  })

  test.each([
    ['above', { top: -80, bottom: -40 }],
    ['below', { top: 5000, bottom: 5040 }],
  ])('is brought into sight if the page has it %s by now', (_where, box) => {
    press('two')
    enter('second', '/two')
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect)
    comeBack('first', '/')
    jest.mocked(Element.prototype.getBoundingClientRect).mockRestore()
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant', block: 'center' }]])
    expect(scrollIntoView.mock.contexts).toEqual([link('two')])
  })
})

describe('a page that is loaded again', () => {
  const load = () => {
    window.dispatchEvent(new Event('pagehide'))
    restoration.stop()
    restoration = restoreScroll()
  }

  test('knows the places of before, and the links', () => {
    scroll(700)
    press('two')
    enter('second', '/two')
    load()
    expect(comeBack('first', '/')?.link).toBe(link('two'))
    expect(scrolledTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]])
  })

  test.each(['{', '[1]', '7'])('begins anew where what it kept is none of ours (%s)', (kept) => {
    window.sessionStorage.setItem('goodline:places', kept)
    restoration.stop()
    restoration = restoreScroll()
    enter('second', '/two')
    expect(comeBack('first', '/')).toEqual({ link: undefined })
  })

  test('begins anew where the browser refuses to store', () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.')
      })
    enter('second', '/two')
    load()
    jest.mocked(Storage.prototype.getItem).mockRestore()
    jest.mocked(Storage.prototype.setItem).mockRestore()
    expect(step('first', '/').scroll).toBeUndefined()
    expect(restoration.arrive()).toBeUndefined()
  })
})

describe('the browser', () => {
  test('leaves the scroll to us while one page takes the place of another, and only then', () => {
    expect(history.scrollRestoration).toBe('auto')
    restoration.leave()
    expect(history.scrollRestoration).toBe('manual')
    restoration.arrive()
    expect(history.scrollRestoration).toBe('auto')
    comeBack('first', '/')
    expect(history.scrollRestoration).toBe('auto')
  })

  test('has it back when the frame around the pages is gone, and no step is watched any more', () => {
    enter('second', '/faq')
    restoration.leave()
    restoration.stop()
    expect(history.scrollRestoration).toBe('auto')
    expect(step('first', '/', { scroll: true }).scroll).toBe(true)
  })
})
