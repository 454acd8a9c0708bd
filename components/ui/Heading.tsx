import type { ComponentProps, ReactNode } from 'react'
import { invisible } from '#lib/util/unicode.ts'

type Props = Omit<ComponentProps<'h2'>, 'children' | 'style'> & {
  level: 'h1' | 'h2' | 'h3'
  'data-beside'?: true
  /** Nothing is shown without it. */
  text: string | null | undefined
  /** In place of the text alone, such as one with links. */
  children?: ReactNode
}

/**
 * A heading in its usual size, or so much smaller that its longest word fits. With `data-beside` an
 * h2 keeps its lines where it has half of a page (styles/base.ts).
 */
export function Heading({ level: Tag, text, children = text, ...rest }: Props) {
  if (!text) return null
  return (
    <Tag data-fits {...rest} style={{ '--ems': longestWord(text) }}>
      <span>{children}</span>
    </Tag>
  )
}

/** Widths in em of letters in the display face, rounded up; accents and stega take no room. */
const widths: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`[\p{M}${invisible}]`, 'u'), 0],
  [/[fijltI.,:;!'’\p{Pd}]/u, 0.43],
  [/[acegorsvxyz\d]/, 0.6],
  [/[mw&@%\p{Lu}]/u, 0.95],
]
const otherWidth = 0.7

/** Scripts without capitals break anywhere, as Chinese does; others at blanks and after hyphens. */
const breaks = /\s+|\p{Lo}+|(?<=[\p{Pd}/])/u

/** Width in em of the widest word, at least 1. */
export function longestWord(text: string): number {
  const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth
  const words = text.normalize('NFD').split(breaks)
  const sums = words.map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0))
  return Number(Math.max(1, ...sums).toFixed(2))
}
