import { isInvisiblyMarked, type Editables } from './editables.ts'

/**
 * Puts `data-sanity` on what click-to-edit cannot find by itself. The page's components know nothing of it, so visitors never load a
 * byte for it. Called after every change of the preview; an element keeps its mark for as long as it shows the same thing.
 */
export function markPage(root: HTMLElement, { items, pictures, bareTexts, networks }: Editables): void {
  const marked = markedNodes(root)
  for (const { address, texts } of items) {
    for (const element of placesOf(marked, texts, root)) mark(element, address)
  }
  for (const image of root.querySelectorAll('img')) {
    const address = pictures.get(image.getAttribute('src') ?? '')
    if (address && !isInvisiblyMarked(image.alt)) mark(image, address)
  }
  for (const symbol of root.querySelectorAll('footer li [aria-label]')) {
    const address = networks.get(symbol.ariaLabel?.toLowerCase() ?? '')
    if (address) mark(symbol.closest('li') ?? symbol, address)
  }
  for (const { element, text } of plainTexts(root)) {
    for (const [bare, address] of bareTexts) {
      if (text === bare || (element.closest('footer') && text.endsWith(` ${bare}`))) mark(element, address)
    }
  }
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
