/**
 * jsdom lays nothing out: stands in for the browser's observer, and tells it what a test says is
 * seen.
 */
export class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = []

  readonly targets: Element[] = []
  readonly callback: IntersectionObserverCallback
  readonly options: IntersectionObserverInit

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.callback = callback
    this.options = options
    FakeIntersectionObserver.all.push(this)
  }

  observe(target: Element) {
    this.targets.push(target)
  }

  unobserve() {}

  disconnect() {
    this.targets.length = 0
  }
}

/** Installs the stand-in, with no element observed. */
export function fakeIntersectionObserver() {
  FakeIntersectionObserver.all = []
  window.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver
}

type Position = { top: number; isIntersecting: boolean; intersectionRatio?: number }

/**
 * Reports to every observer where its targets are: `top` in CSS pixels from the window's top edge,
 * in a window of 768. What is seen is seen whole unless the ratio says otherwise.
 */
export function reportPosition({
  top,
  isIntersecting,
  intersectionRatio = isIntersecting ? 1 : 0,
}: Position) {
  for (const observer of FakeIntersectionObserver.all) {
    const entries = observer.targets.map((target) => ({
      target,
      isIntersecting,
      intersectionRatio,
      boundingClientRect: { top, bottom: top + 100 } as DOMRectReadOnly,
    }))
    if (entries.length)
      observer.callback(entries as IntersectionObserverEntry[], observer as unknown as IntersectionObserver)
  }
}
