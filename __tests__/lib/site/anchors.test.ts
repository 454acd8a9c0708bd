import { anchorOf, uniqueAnchors } from '#lib/site/anchors.ts'

test.each([
  ['Do you offer a guarantee?', 'do-you-offer-a-guarantee'],
  ['¿Qué puestos?', 'qué-puestos'],
  ['職種', '職種'],
  ['?!', ''],
  [undefined, ''],
])('the text %j makes the anchor %j', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor)
})

test.each([
  ['repeated', ['sales', 'Sales', 'sales-2', 'Sales!'], ['sales', 'sales-2', 'sales-2-2', 'sales-3']],
  ['without words', [null, 'pay', '…'], ['question', 'pay', 'question-2']],
  ['that are ids of the page', ['main', 'Menu'], ['main-2', 'menu-2']],
])('texts %s get an anchor of their own', (_which, texts, anchors) =>
  expect(uniqueAnchors(texts, 'question')).toEqual(anchors),
)
