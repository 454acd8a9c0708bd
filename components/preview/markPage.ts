import { isInvisiblyMarked, type Editables, type EditableImage } from './editables.ts'

/** Sets `data-sanity` where click-to-edit finds no stega marks. Idempotent. */
export function markPage(
  root: HTMLElement,
  { items, images, bareTexts, networks, numbers }: Editables,
): void {
  const marked = markedNodes(root)
  for (const { source, texts } of items) {
    for (const element of elementsOf(marked, texts, root)) mark(element, source)
  }
  for (const [src, sources] of images) {
    const shown = [...root.querySelectorAll('img')].filter((image) => image.getAttribute('src') === src)
    markImages(shown, sources)
  }
  for (const symbol of root.querySelectorAll('footer li [aria-label]')) {
    const source = networks.get(symbol.ariaLabel?.toLowerCase() ?? '')
    if (source) mark(symbol.closest('li') ?? symbol, source)
  }
  for (const { element, text } of plainTexts(root)) {
    const number = shownNumber.test(text) && numbers.get(text.replace(/\D/g, ''))
    if (number) mark(element, number)
    for (const [bare, sources] of bareTexts) {
      const isShown = text === bare || (element.closest('footer') && text.endsWith(` ${bare}`))
      const source = isShown && (sources[rankInList(element, text)] ?? sources[0])
      if (source) mark(element, source)
    }
  }
}

/** Such as "14,131+". */
const shownNumber = /^[\d,]+\D{0,3}$/

/** Index among equal facts of a list, e.g. a fax number that equals the phone number. */
function rankInList(element: Element, text: string): number {
  const facts = [...(element.closest('dl')?.querySelectorAll('dd') ?? [])]
  const same = facts.filter(({ textContent }) => textContent.trim() === text)
  return same.findIndex((fact) => fact.contains(element))
}

/** Marks images without alt text by the item around them, else by the next unused editable. */
function markImages(images: readonly HTMLImageElement[], editables: readonly EditableImage[]): void {
  const worded = images.map(({ alt }) => alt.trim()).filter(isInvisiblyMarked)
  const left = new Set(editables.filter(({ alt }) => !worded.includes(alt)))
  const take = (image: Element, own: readonly EditableImage[]) => {
    const editable = own.find((each) => left.has(each)) ?? own[0]
    if (!editable) return
    left.delete(editable)
    mark(image, editable.source)
  }
  const outside: Element[] = []
  for (const image of images.filter(({ alt }) => !isInvisiblyMarked(alt))) {
    const own = editablesAround(image, editables)
    if (own.length > 0) take(image, own)
    else outside.push(image)
  }
  for (const image of outside) take(image, editables)
}

/** The editables of the innermost item around an image; none outside of items. */
function editablesAround(image: Element, editables: readonly EditableImage[]): readonly EditableImage[] {
  for (let up = image.parentElement; up; up = up.parentElement) {
    const source = up.getAttribute('data-sanity')
    const own = source ? editables.filter(({ items }) => items.includes(source)) : []
    if (own.length > 0) return own
  }
  return []
}

function mark(element: Element, source: string): void {
  if (element.getAttribute('data-sanity') !== source) element.setAttribute('data-sanity', source)
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

/** The outermost elements with texts of one item only; several for copies in a carousel. */
function elementsOf(marked: readonly TextNode[], texts: readonly string[], root: HTMLElement): Set<Element> {
  // Marks are unique per field; a text node may hold several.
  const isOwn = ({ text }: TextNode) => texts.some((each) => text.includes(each))
  const own = marked.filter(isOwn)
  const foreign = marked.filter((node) => !isOwn(node))
  const elements = new Set<Element>()
  for (const { element } of own) {
    let outer = element
    for (let up = outer.parentElement; up && up !== root; up = outer.parentElement) {
      if (up.matches('main, section, footer') || foreign.some((other) => up?.contains(other.element))) break
      outer = up
    }
    elements.add(outer)
  }
  return elements
}
