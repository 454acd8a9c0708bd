import { expect } from '@playwright/test'
import { test } from '../support/engines/test.ts'
import { article } from '../support/places.ts'

/**
 * Pages on paper in Firefox's and Safari's engines. Their drivers emulate no media: the styles for
 * print become those of the screen.
 */

for (const path of ['/', '/faq', article])
  test(`on paper nothing of ${path} is cut off`, async ({ site }) => {
    // A4 without margins, in CSS pixels.
    await site.viewport(700, 1000)
    await site.open(path)
    await site.hydrated()
    const { hidden, cut, over } = await site.evaluate(() => {
      // Titles, which may be long.
      for (const title of document.querySelectorAll('main h3')) title.append(' and more'.repeat(60))
      const media: Record<string, string> = { print: 'all', 'not print': 'not all' }
      for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
        if (rule instanceof CSSMediaRule)
          rule.media.mediaText = media[rule.media.mediaText] ?? rule.media.mediaText
      const lowest = (text: Node) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getBoundingClientRect().bottom
      }
      const name = ({ outerHTML }: Element) => outerHTML.slice(0, 120)
      const { scrollWidth, clientWidth } = document.documentElement
      return {
        hidden: [...document.querySelectorAll('details > div')]
          .filter((each) => each.getBoundingClientRect().height === 0)
          .map(name),
        cut: [...document.querySelectorAll('main *:not(.visually-hidden, img, svg)')]
          .filter((each) => getComputedStyle(each).overflow !== 'visible')
          .filter((each) => {
            const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
            const end = each.getBoundingClientRect().bottom + 8
            while (texts.nextNode()) if (lowest(texts.currentNode) > end) return true
            return false
          })
          .map(name),
        over: scrollWidth - clientWidth,
      }
    })
    expect({ hidden, cut, over }).toEqual({ hidden: [], cut: [], over: 0 })
  })
