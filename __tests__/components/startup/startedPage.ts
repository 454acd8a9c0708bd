import { startDataId, startScript } from '../../../components/startup/startScript.ts'
import { takenOver } from '../../../components/startup/takenOver.ts'

/** A page with the start script in jsdom, which neither paints nor loads anything: a test says when. */

export const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']

/** What the browser knows of the page. Fonts are those that were asked for, and what has one of them arrive or fail. */
export const browser = {
  painted: false,
  visit: { type: 'navigate', name: 'https://goodline.example/' },
  loading: [] as { family: string; arrive: () => void; fail: () => void }[],
  joined: [] as string[],
}

class Face {
  readonly family: string

  constructor(family: string) {
    this.family = family
  }

  load = () =>
    new Promise<Face>((arrive, fail) => {
      const { family } = this
      browser.loading.push({ family, arrive: () => arrive(this), fail: () => fail(new Error('no font')) })
    })
}

/** Gives each test of a file a page of its own, and a time of its own. */
export function ownPages(): void {
  beforeEach(() => {
    jest.useFakeTimers()
    document.head.replaceChildren()
    document.body.replaceChildren()
    delete document.documentElement.dataset.far
    browser.painted = false
    browser.visit = { type: 'navigate', name: 'https://goodline.example/' }
    browser.loading = []
    browser.joined = []
    Object.assign(window, { FontFace: Face })
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { add: ({ family }: Face) => browser.joined.push(family) },
    })
    Object.assign(performance, {
      getEntriesByType: () => [browser.visit],
      getEntriesByName: (name: string) => (browser.painted && name === 'first-contentful-paint' ? [{}] : []),
    })
  })
  afterEach(() => {
    // Lets go of the last page's listeners.
    parsed()
    takeOver()
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
}

/** A page whose HTML has not arrived whole. */
export function start(body = ''): void {
  const data = document.createElement('template')
  data.id = startDataId
  data.dataset.files = files.join(' ')
  data.dataset.entries = '[{"otherChunks":["a.js"],"runtimeModuleIds":[1]}]'
  document.head.append(data)
  document.body.innerHTML = body
  // jsdom sends nothing.
  document.body.onsubmit = (event) => event.preventDefault()
  const script = document.createElement('script')
  script.textContent = startScript
  document.body.append(script)
}

export const parsed = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'))
export const takeOver = (): boolean => window.dispatchEvent(new Event(takenOver))

/** As many turns as the chain of promises has. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

export const fontsArrive = (): Promise<void> => {
  for (const { arrive } of browser.loading) arrive()
  return settle()
}
