import { isInvisiblyMarked, type Editables, type PicturePlace } from './editables.ts'

/**
 * Puts `data-sanity` on what click-to-edit cannot find by itself. The page's components know nothing of it, so visitors never load a
 * byte for it. Called after every change of the preview; an element keeps its mark for as long as it shows the same thing.
 */
export function markPage(root: HTMLElement, { items, pictures, bareTexts, networks }: Editables): void {
  const marked = markedNodes(root)
  for (const { address, texts } of items) {
    for (const element of placesOf(marked, texts, root)) mark(element, address)
  }
  for (const [src, places] of pictures) {
    const images = [...root.querySelectorAll('img')].filter((image) => image.getAttribute('src') === src)
    markPictures(images, places)
  }
  for (const symbol of root.querySelectorAll('footer li [aria-label]')) {
    const address = networks.get(symbol.ariaLabel?.toLowerCase() ?? '')
    if (address) mark(symbol.closest('li') ?? symbol, address)
  }
  for (const { element, text } of plainTexts(root)) {
    for (const [bare, addresses] of bareTexts) {
      const isShown = text === bare || (element.closest('footer') && text.endsWith(` ${bare}`))
      const address = isShown && (addresses[rankInList(element, text)] ?? addresses[0])
      if (address) mark(element, address)
    }
  }
}

/** How many facts of the same list say the same before this one: a fax that is the phone as well follows it there, and stands nowhere else. */
function rankInList(element: Element, text: string): number {
  const facts = [...(element.closest('dl')?.querySelectorAll('dd') ?? [])]
  const same = facts.filter(({ textContent }) => textContent.trim() === text)
  return same.findIndex((fact) => fact.contains(element))
}

/**
 * Marks the images of one file that have no words. Each shows the place in the item that it stands in; outside of items, the next place
 * that no other image shows.
 */
function markPictures(images: readonly HTMLImageElement[], places: readonly PicturePlace[]): void {
  const worded = images.map(({ alt }) => alt.trim()).filter(isInvisiblyMarked)
  const left = new Set(places.filter(({ alt }) => !worded.includes(alt)))
  const take = (image: Element, own: readonly PicturePlace[]) => {
    const place = own.find((each) => left.has(each)) ?? own[0]
    if (!place) return
    left.delete(place)
    mark(image, place.address)
  }
  const outside: Element[] = []
  for (const image of images.filter(({ alt }) => !isInvisiblyMarked(alt))) {
    const own = placesAround(image, places)
    if (own.length > 0) take(image, own)
    else outside.push(image)
  }
  for (const image of outside) take(image, places)
}

/** Those of `places` that belong to the innermost item around an image; none outside of items. */
function placesAround(image: Element, places: readonly PicturePlace[]): readonly PicturePlace[] {
  for (let up = image.parentElement; up; up = up.parentElement) {
    const address = up.getAttribute('data-sanity')
    const own = address ? places.filter(({ items }) => items.includes(address)) : []
    if (own.length > 0) return own
  }
  return []
}

function mark(element: Element, address: string): void {
  if (element.getAttribute('data-sanity') !== address) element.setAttribute('data-sanity', address)
}

type TextNode = { element: Element; text: string }

function* textNodes(root: HTMLElement): Generator<TextNode> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    if (text && node.parentElement) yield { element: node.parentElement, text }
  }
}

const plainTexts = (root: HTMLElement) => [...textNodes(root)].filter(({ text }) => !isInvisiblyMarked(text))

function markedNodes(root: HTMLElement): TextNode[] {
  const texts = [...textNodes(root)].filter(({ text }) => isInvisiblyMarked(text))
  const images = [...root.querySelectorAll('img')].filter(({ alt }) => isInvisiblyMarked(alt))
  return [...texts, ...images.map((element) => ({ element, text: element.alt.trim() }))]
}

/** Each element that shows a whole item: as far up from one of its texts as nothing else is inside. Copies count, e.g. in a carousel. */
function placesOf(marked: readonly TextNode[], texts: readonly string[], root: HTMLElement): Set<Element> {
  // A mark names its place, so no two fields have the same; a number and the sign after it share one text.
  const isOwn = ({ text }: TextNode) => texts.some((each) => text.includes(each))
  const own = marked.filter(isOwn)
  const foreign = marked.filter((node) => !isOwn(node))
  const places = new Set<Element>()
  for (const { element } of own) {
    let place = element
    for (let up = place.parentElement; up && up !== root; up = place.parentElement) {
      if (up.matches('main, section, footer') || foreign.some((other) => up?.contains(other.element))) break
      place = up
    }
    places.add(place)
  }
  return places
}
