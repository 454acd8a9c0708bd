import { limits } from './limits.ts'
import { cleanText } from './text.ts'

/** The looks of each category; spec section 3. Colour and icon are names: what they look like is the view's business. */
const categoryStyles = {
  'featured article': { id: 'featured-article', colour: 'blue', icon: 'bookmark' },
  'talent acquisition': { id: 'talent-acquisition', colour: 'green', icon: 'person-plus' },
  'market analysis': { id: 'market-analysis', colour: 'purple', icon: 'bars' },
  'best practices': { id: 'best-practices', colour: 'orange', icon: 'tick' },
} as const

const otherStyle = { id: 'other', colour: 'grey', icon: 'tag' } as const

type CategoryStyle = (typeof categoryStyles)[keyof typeof categoryStyles] | typeof otherStyle

/** `label` is the host's own wording. */
export type Category = CategoryStyle & { label: string }

const defaultLabel = 'Featured Article'

/** Reads a post's category; upper and lower case do not matter. Anything unknown is grey, nothing is Featured Article. */
export function readCategory(values: readonly unknown[]): Category {
  const label = values.map((value) => cleanText(value, limits.label)).find(Boolean) ?? defaultLabel
  const key = label.toLowerCase()
  return { ...(isKnown(key) ? categoryStyles[key] : otherStyle), label }
}

function isKnown(key: string): key is keyof typeof categoryStyles {
  return Object.hasOwn(categoryStyles, key)
}
