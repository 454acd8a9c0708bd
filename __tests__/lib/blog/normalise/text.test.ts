import { cleanText } from '../../../../lib/blog/normalise/text.ts'
import { card, post } from './normalised.ts'

test.each([
  ['Calls &amp; answers', 'Calls & answers'],
  ['Don&#039;t &quot;sell&quot; &#x201C;pens&#x201D;', 'Don\'t "sell" \u201cpens\u201d'],
  ['Tom &amp;amp; Ana', 'Tom & Ana'],
  ['AT&T & R&D; &unknown;', 'AT&T & R&D; &unknown;'],
  ['  much \n\t white   space ', 'much white space'],
  ['a\u0000b\u0007c\u009dd\ufeffe', 'abcde'],
  ['half \ud83d pair', 'half \ufffd pair'],
  ['a<br/>b', 'a b'],
  ['&lt;p&gt;A &amp;amp; B&lt;/p&gt;', 'A & B'],
  ['Use &lt;b&gt; for bold', 'Use <b> for bold'],
  ['a < b, p<0.05, <3 you', 'a < b, p<0.05, <3 you'],
  ['null', ''],
])('%p is read as %p', (sent, shown) => {
  expect(cleanText(sent, 100)).toBe(shown)
})

const word =
  '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><![if !supportLists]>1.<![endif]>'

test.each([
  [`${word} A<o:p>&nbsp;</o:p>`, '1. A'],
  ['<!-- <p>Old > gone</p> -->A<!-- never closed <p>B</p>', 'A'],
  ['&lt;!-- Old --&gt;&lt;p&gt;A&lt;/p&gt;', 'A'],
  ['<![CDATA[<p>A</p>]]>', 'A'],
  ['<p title="b > c" class=\'>\'>A</p><img src="data:image/png;base64,AAAA', 'A'],
  ['<head><title>B</title><style>p{}</style></head><body>A<script>if(b<c)x("</p>")</script>', 'A'],
  ['<video src="b"><p>B</p></video><object>B<object>C</object>D</object>A<select><option>B</select>', 'A'],
  ['<IFRAME src="b">B</IFRAME><noscript><img src=c>C</noscript>A<template><p>D</p></template>', 'A'],
  ['<svg><title>B</title><title/><text>C</text></svg>A<svg/><canvas>D</canvas><audio>E</audio>', 'A'],
  ['<p><video src="b"></p><p>A</p><audio src="c"/>', 'A'],
  [
    'by <ada@x.example>, see <https://x.example/a>, <ten',
    'by <ada@x.example>, see <https://x.example/a>, <ten',
  ],
])('what readers see of %p is %p', (sent, shown) => {
  expect(cleanText(sent, 200)).toBe(shown)
})

test('a text is cut between characters, with an ellipsis', () => {
  expect(cleanText('abcdef', 4)).toBe('abc…')
  expect(cleanText('ab😀😀', 4)).toBe('ab…')
})

test.each(['<p>A</p>\n<p>B</p>', '<div class="x">A</div><div>B</div>', 'A<br><br />B', '["A","B"]'])(
  '%j holds two paragraphs',
  (introduction) => {
    expect(post({ content: { introduction } }).introduction).toEqual(['A', 'B'])
  },
)

test.each<[unknown, string]>([
  [{ display_name: 'Ana Ruiz', username: 'ana' }, 'Ana Ruiz'],
  [[{ name: 'Ana' }, 'Tom'], 'Ana, Tom'],
  ['{"name":"Ana"}', 'Ana'],
  ['{"Ana Ruiz",Tom}', 'Ana Ruiz, Tom'],
  [{ avatar: 'a.png' }, 'Anonymous'],
])('the author %j is %s', (author, shown) => expect(post({ author }).author).toBe(shown))

test.each([7, '7', '٧', '7\u200b', '{7,9}', '"7"', '550e8400-e29b-41d4-a716-446655440000'])(
  'the key %j is no name of an author, category or tag',
  (key) => {
    expect(post({ author: key, tags: key })).toMatchObject({ author: 'Anonymous', tags: [] })
    expect(card({ category: key }).category.label).toBe('Featured Article')
  },
)

test.each<[unknown]>([
  ['hiring, jobs'],
  ["['hiring', 'jobs']"],
  ['“hiring”, “jobs”'],
  ['hiring; jobs'],
  ['hiring、jobs'],
  ['#hiring #jobs'],
  ['- hiring\n- jobs'],
  ["array('hiring', 'jobs')"],
  ['a:2:{i:0;s:6:"hiring";i:1;s:4:"jobs";}'],
  [[['"hiring"', '{jobs}']]],
])('the tags %j are two', (tags) => expect(post({ tags }).tags).toEqual(['hiring', 'jobs']))

test.each([
  ['401(k), 24/7, 2026', ['401(k)', '24/7', '2026']],
  ['"Tampa, FL", R&amp;D', ['Tampa, FL', 'R&D']],
  [
    [12, 15, 'pay'],
    ['12', '15', 'pay'],
  ],
])('the tags %j keep their signs', (tags, shown) => expect(post({ tags }).tags).toEqual(shown))
