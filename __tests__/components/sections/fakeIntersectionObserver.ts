/**
 * jsdom lays nothing out: stands in for the browser's observer, and tells it what a test says is
 * seen.
 */
export class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = []

  readonly targets: Element[] = []
  readonly callback: IntersectionObserverCallback

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
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

/**
 * Reports to every observer where its targets are: `top` in CSS pixels from the window's top edge,
 * in a window of 768. What is seen is seen whole.
 */
export function reportPosition({ top, isIntersecting }: { top: number; isIntersecting: boolean }) {
  for (const observer of FakeIntersectionObserver.all) {
    const entries = observer.targets.map((target) => ({
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
      boundingClientRect: { top, bottom: top + 100 } as DOMRectReadOnly,
    }))
    if (entries.length)
      observer.callback(entries as IntersectionObserverEntry[], observer as unknown as IntersectionObserver)
  }
}
