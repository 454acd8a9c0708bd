/** @jest-environment jsdom */
import { tidiedHtml } from '../../../sanity/inputs/pastedText.tsx'

/** What is left of pasted HTML: its elements, and their words. */
const tidied = (html: string) =>
  new DOMParser().parseFromString(tidiedHtml(html) ?? '', 'text/html').body.innerHTML

test.each([
  ['Heading 1 of Word', '<h1>Terms</h1>', '<h2>Terms</h2>'],
  ['Heading 4 of Word', '<h4><span>For <b>you</b></span></h4>', '<h3><span>For <b>you</b></span></h3>'],
  ['a heading of Word on the web', '<p role="heading" aria-level="1">Terms</p>', '<h2>Terms</h2>'],
  [
    'a table of contents of Word',
    '<p class=MsoToc1><a href="#_Toc12">Terms<span>\t3</span></a></p><h2>Terms</h2>',
    '<h2>Terms</h2>',
  ],
  [
    'a table of contents of Google Docs',
    '<p><a href="https://docs.google.com/d/1#heading=h.a">Terms</a></p><h2>Terms</h2>',
    '<h2>Terms</h2>',
  ],
  [
    'a link to a heading, beside other words',
    '<h1>Terms</h1><p>See <a href="#_Toc12">Terms</a>.</p>',
    '<h2>Terms</h2><p>See <a href="#_Toc12">Terms</a>.</p>',
  ],
])('%s is read as the form can store it', (_what, pasted, read) => {
  expect(tidied(pasted)).toBe(read)
})

test('text with the headings of the form is left to Sanity', () => {
  expect(tidiedHtml('<h2>Terms</h2><p>Some <b>bold</b> words.</p><h3>More</h3>')).toBeUndefined()
})
