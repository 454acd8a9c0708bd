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

test('a repeated id gets a number, so that each is unique', () => {
  expect(uniqueAnchors(['sales', 'Sales', 'sales-2', 'Sales!'], 'roles')).toEqual([
    'sales',
    'sales-2',
    'sales-2-2',
    'sales-3',
  ])
})

test('an item without words gets a name', () => {
  expect(uniqueAnchors([null, 'pay', '…'], 'question')).toEqual(['question', 'pay', 'question-2'])
})

test('an id of the page itself is never taken', () => {
  expect(uniqueAnchors(['main', 'Menu'], 'question')).toEqual(['main-2', 'menu-2'])
})
