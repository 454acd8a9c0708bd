import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '#components/ui/RichText.tsx'
import { fitBlock } from '#lib/sanity/page/textBlock.ts'

const span = (text: unknown, marks: unknown = []) => ({ _type: 'span', _key: 's', text, marks })

const block = (fields: object) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs: [],
  children: [span('Words')],
  ...fields,
})

const htmlOf = (fields: object) =>
  renderToStaticMarkup(<RichText value={[fitBlock(block(fields), '/here')]} />)

/** A block with one link on its words. */
const linked = (link: object) => ({
  markDefs: [{ _key: 'l', ...link }],
  children: [span('read this', ['l', 'strong'])],
})

const foreign = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'h7', '', 7, null, {}]

test.each(foreign)('a mark, style, list or type named %j leaves the words', (name) => {
  for (const fields of [
    { style: name },
    { listItem: name, level: 1 },
    { children: [span('Words', [name])] },
    { children: [span('Words', ['m'])], markDefs: [{ _key: 'm', _type: name, href: 'https://a.example/' }] },
    { children: [span('Words'), { _type: name, _key: 'x' }, name] },
  ]) {
    expect(htmlOf(fields)).toContain('Words')
    expect(htmlOf(fields)).not.toContain('<a')
  }
})

test.each([5000, 1e300, -3, 1.5, 'deep', null, {}])('a list item at the level %j is shown', (level) =>
  expect(htmlOf({ listItem: 'bullet', level })).toContain('Words</li>'),
)

test.each([
  { children: [span('Words', null)] },
  { children: [span('Words', 'strong')] },
  { markDefs: null },
  { markDefs: [null, 'x', {}] },
  { children: [null, span(null), span({}), span('Words')] },
])('a block with %j shows its words', (fields) => expect(htmlOf(fields)).toContain('<p>Words</p>'))

test.each([{ children: null }, { children: 'Words' }, { children: [] }])(
  'a block with %j is empty',
  (fields) => expect(htmlOf(fields)).toContain('<p></p>'),
)

test.each([
  [{ _type: 'link', href: 'https://law.example' }, 'https://law.example/'],
  [{ _type: 'pageLink', page: '/contact-us', section: null }, '/contact-us'],
  [{ _type: 'pageLink', page: '#', section: 'form' }, '/here#form'],
])('the link %j leads to %s', (link, href) =>
  expect(htmlOf(linked(link))).toContain(`<a href="${href}"><strong>read this</strong></a>`),
)

test.each([
  { _type: 'link', href: 'javascript:alert(1)' },
  { _type: 'link', href: 5 },
  { _type: 'link', href: null },
  { _type: 'pageLink', page: null },
  { _type: 'pageLink', page: '//evil.example' },
])('a link without a usable target keeps its words: %j', (link) => {
  expect(htmlOf(linked(link))).toContain('<p><strong>read this</strong></p>')
})

test('of two links on the same words one is shown', () => {
  const markDefs = ['a', 'b'].map((_key) => ({ _key, _type: 'link', href: `https://${_key}.example/` }))
  const html = htmlOf({ markDefs, children: [span('Words', ['b', 'a'])] })
  expect(html).toContain('<a href="https://a.example/">Words</a>')
})
