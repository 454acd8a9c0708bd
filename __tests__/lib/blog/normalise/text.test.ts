import { cleanText } from '#lib/blog/normalise/text.ts'
import { card, post } from './normalised.ts'

test.each([
  ['Don&#039;t &quot;sell&quot; &#x201C;pens&#x201D;', 'Don\'t "sell" \u201cpens\u201d'],
  ['AT&T & R&D; &unknown;', 'AT&T & R&D; &unknown;'],
  ['  much \n\t white   space ', 'much white space'],
  ['a\u0000b\u0007c\u009dd\ufeffe', 'abcde'],
  ['half \ud83d pair', 'half \ufffd pair'],
  ['a line\vof Word', 'a line of Word'],
  ['<p>&#8203;&shy;\u2800</p>', ''],
  ['a<br/>b', 'a b'],
  ['Use &lt;b&gt; for bold', 'Use <b> for bold'],
  ['a < b, p<0.05, <3 you', 'a < b, p<0.05, <3 you'],
  [{ name: 'What the contract does not name' }, ''],
])('%p is read as %p', (sent, shown) => {
  expect(cleanText(sent, 100)).toBe(shown)
})

const word =
  '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><![if !supportLists]>1.<![endif]>'

test.each([
  [`${word} A<o:p>&nbsp;</o:p>`, '1. A'],
  ['<!-- <p>Old > gone</p> -->A<!-- never closed <p>B</p>', 'A'],
  ['<p title="b > c" class=\'>\'>A</p><img src="data:image/png;base64,AAAA', 'A'],
  ['<head><title>B</title><style>p{}</style></head><body>A<script>if(b<c)x("</p>")</script>', 'A'],
  ['<video src="b"><p>B</p></video><object>B</object>A<select><option>B</select>', 'A'],
  ['<IFRAME src="b">B</IFRAME><noscript><img src=c>C</noscript>A<template><p>D</p></template>', 'A'],
  ['<svg><title>B</title><text>C</text></svg>A<canvas>D</canvas><audio>E</audio>', 'A'],
  ['<svg><title/><style/></svg>A<iframe src="/b"/>C<svg/>D', 'ACD'],
  ['A<svg><object><select>B<script>C', 'AB'],
  [
    'by <ada@x.example>, see <https://x.example/a>, <ten',
    'by <ada@x.example>, see <https://x.example/a>, <ten',
  ],
])('what readers see of %p is %p', (sent, shown) => {
  expect(cleanText(sent, 200)).toBe(shown)
})

test('the longest comment of Word leaves the text that follows', () => {
  const comment = `<!--[if gte mso 9]><xml>${'<w:LsdException Locked="false" Name="a"/>'.repeat(600)}</xml><![endif]-->`
  expect(cleanText(`${comment}<p>A</p>`, 2000)).toBe('A')
})

test('a text is cut between characters, with an ellipsis', () => {
  expect(cleanText('abcdef', 4)).toBe('abc…')
  expect(cleanText('ab😀😀', 4)).toBe('ab…')
})

test.each(['<p>A</p>B', 'A<p>B</p>', '<div class="x">A</div><div>B</div>', 'A<br><br />B'])(
  '%j holds two paragraphs',
  (introduction) => {
    expect(post({ content: { introduction } }).introduction).toEqual(['A', 'B'])
  },
)

test.each(['7', 7])('the key %j is no name of an author, category or tag', (key) => {
  expect(post({ author: key, tags: [key] })).toMatchObject({ author: 'Anonymous', tags: [] })
  expect(card({ category: key }).category.label).toBe('Featured Article')
})
