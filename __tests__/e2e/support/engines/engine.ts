/** What the tests of all engines need of a browser, whatever protocol drives it. */
export type Engine = {
  /** Opens a URL, and waits for the `load` event. */
  open: (url: string) => Promise<void>
  /** What a function returns in the page. It sees only its arguments, and may be asynchronous. */
  evaluate: <Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** A press of the mouse, in pixels of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Drags with the mouse from a point in pixels of the viewport, so many pixels to the right. */
  drag: (x: number, y: number, right: number) => Promise<void>
  /** Turns the wheel, in pixels down the page. */
  wheel: (down: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Chooses a file in the first element of a selector. */
  upload: (selector: string, file: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  /** Opens another tab in place of this one. */
  newTab: () => Promise<void>
  viewport: (width: number, height: number) => Promise<void>
  /** Whether assistive technology gets the first element of a selector with this role and name. */
  isExposedAs: (selector: string, role: string, name: string) => Promise<boolean>
  /** Folder of the downloads. */
  downloads: string
  /** Errors and warnings since the last call. */
  complaints: () => string[]
  close: () => Promise<void>
}

/** Keys by their names in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | ' ' | 'ArrowLeft' | 'End'

/** How a browser starts. */
export type Start = {
  /** False: pages run no scripts. Those of tests run all the same. */
  scripts: boolean
  reducedMotion: boolean
  /** For what the browser stores. Downloads have one in it. */
  folder: string
}
