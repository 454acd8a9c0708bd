import Router from 'next/router'

/** Where a visitor was on a page: pixels from its top, which of its links they left by, if it was one, and which questions they had opened. */
type Place = { top: number; link?: number; opened?: number[] }

/** The entry of the browser's history that it is at. The browser's own jumps on a page share the key of the router's entry. */
const entryNow = () => {
  const { key } = (window.history.state ?? {}) as { key?: string }
  return `${key}${window.location.hash}`
}

const storageKey = 'goodline:places'

/** What this window remembers from before the page was loaded again, or from before another site. */
function keptPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]') as [string, Place][])
  } catch {
    // Some browsers refuse storage.
    return new Map()
  }
}

function keepPlaces(places: ReadonlyMap<string, Place>): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...places]))
  } catch {
    // As above: who comes back then begins at the top.
  }
}

const linksInPage = () => [...document.querySelectorAll<HTMLElement>('main a')]
const questionsInPage = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/**
 * Milliseconds in which a glide that has been ended may still move the page: browsers draw it beside the scripts, and hear of the end late.
 * (Seen: a frame in Chromium, 65 ms in Firefox.)
 */
const afterGlide = 200

/** What a visitor begins to scroll with. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const isOutOfSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 || top > window.innerHeight
}

/**
 * Brings visitors who go back or forward to where they were on that page, also if it is the page they are on. The router would have them at its
 * top, and the browser goes there before the page is the right one. Spec section 2 has a change of route scroll to the top: that is
 * for what a visitor has not been at.
 */
export function restoreScroll() {
  const places = keptPlaces()
  /** What is seen belongs to this entry; to none while it is being replaced. The history is ahead of it when a visitor goes back. */
  let entry: string | undefined
  /** The entry that a visitor goes back or forward to, if it is known where they were. */
  let returningTo: string | undefined
  let pressed: Element | null = null
  let moves = false
  /** Whether something may move the next page: a glide of the one before, or the browser, which goes to where it takes the visitor to have been. */
  let drifts = false
  let held = { top: 0, until: 0 }

  const notePlace = () => {
    moves = true
    if (performance.now() < held.until && window.scrollY !== held.top)
      window.scrollTo({ top: held.top, behavior: 'instant' })
    if (entry !== undefined) places.set(entry, { top: window.scrollY })
  }
  const noteRest = () => {
    moves = false
  }
  const noteEntry = () => {
    entry = entryNow()
    places.set(entry, { top: window.scrollY })
    // From another site the browser leads back, and by itself: asked for when a visitor leaves, it would often be too late.
    window.history.scrollRestoration = 'auto'
  }
  const notePress = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('a') : null
  }
  const keep = () => keepPlaces(places)

  /** A page that glides would go on gliding in the next one's place. */
  const endGlide = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' })

  const hold = () => {
    if (drifts) held = { top: window.scrollY, until: performance.now() + afterGlide }
  }
  const letGo = () => {
    held.until = 0
  }

  /**
   * On the page that was loaded the router leaves steps between its places to the browser. From a page that glides that does not always go,
   * and it may have another place in mind.
   */
  const takeOwnStep = ({ state }: PopStateEvent) => {
    if (entry === undefined || entry === entryNow()) return
    letGo()
    const place = state ? places.get(entryNow()) : undefined
    if (place) {
      window.scrollTo({ top: place.top, behavior: 'instant' })
      drifts = true
      hold()
    }
    noteEntry()
  }

  /** What is seen is about to go. */
  const leave = () => {
    letGo()
    if (entry !== undefined) {
      // Where it has moved by now, an event may still be to come.
      drifts = moves || places.get(entry)?.top !== window.scrollY
      if (drifts) endGlide()
    }
    const link = linksInPage().findIndex((each) => each === pressed)
    const place = entry === undefined ? undefined : places.get(entry)
    if (place) {
      if (link >= 0) place.link = link
      place.opened = questionsInPage().flatMap(({ open }, index) => (open ? index : []))
    }
    entry = undefined
    window.history.scrollRestoration = 'manual'
  }

  noteEntry()
  window.addEventListener('scroll', notePlace, { passive: true })
  window.addEventListener('scrollend', noteRest)
  window.addEventListener('popstate', takeOwnStep)
  window.addEventListener('click', notePress, true)
  window.addEventListener('pagehide', keep)
  for (const hand of hands) window.addEventListener(hand, letGo, { passive: true, capture: true })
  Router.beforePopState(({ options }) => {
    // A scroll from now on may be the browser's.
    leave()
    // The page that is still seen stays where it is, also where it has only just begun to move.
    endGlide()
    drifts = true
    hold()
    returningTo = places.has(entryNow()) ? entryNow() : undefined
    // Whether the router scrolls. It writes this into the entry, where it would be found when nobody knows the place any more.
    options.scroll = returningTo === undefined ? undefined : false
    return true
  })

  return {
    /** Whether the change of address that has begun leads back, or forward, to a known place. */
    isReturn: () => returningTo !== undefined && returningTo === entryNow(),
    leave,
    /** The page is there. Tells whether the visitor has been at it, and gives the link that they left it by. */
    arrive(): { link: HTMLElement | undefined } | undefined {
      const place = returningTo === entryNow() ? places.get(returningTo) : undefined
      returningTo = undefined
      pressed = null
      if (!place) {
        noteEntry()
        return undefined
      }
      // First: a page whose answers are closed is shorter, and a link in one can have no focus.
      const questions = questionsInPage()
      for (const index of place.opened ?? []) questions[index]?.toggleAttribute('open', true)
      window.scrollTo({ top: place.top, behavior: 'instant' })
      const link = place.link === undefined ? undefined : linksInPage()[place.link]
      if (link && isOutOfSight(link)) link.scrollIntoView({ behavior: 'instant', block: 'center' })
      noteEntry()
      return { link }
    },
    /** Keeps the page that has come where it now is, also if the one before it still moved. */
    hold,
    stop() {
      window.removeEventListener('scroll', notePlace)
      window.removeEventListener('scrollend', noteRest)
      window.removeEventListener('popstate', takeOwnStep)
      window.removeEventListener('click', notePress, true)
      window.removeEventListener('pagehide', keep)
      for (const hand of hands) window.removeEventListener(hand, letGo, { capture: true })
      Router.beforePopState(() => true)
      window.history.scrollRestoration = 'auto'
    },
  }
}
