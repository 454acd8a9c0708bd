import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { mendozaDiff } from '../mendoza.ts'

/**
 * A small alphabet of keys and values, so that two random documents share much of their structure.
 */
const key = fc.constantFrom('a', 'b', '_key', 'Z', 'é', 'long name', '__proto', '0')
const { json } = fc.letrec<{ json: unknown; object: unknown; array: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, '', 'x', 'some text'),
    tie('object'),
    tie('array'),
  ),
  object: fc.dictionary(key, tie('json'), { maxKeys: 6, noNullPrototype: true }),
  array: fc.array(tie('json'), { maxLength: 5 }),
}))
const document = fc.dictionary(key, json, { maxKeys: 6, noNullPrototype: true })

describe('mendozaDiff', () => {
  it('for any two documents, writes a patch that mendoza can apply', () => {
    fc.assert(
      fc.property(document, document, (from, to) => {
        expect(applyPatch(from, mendozaDiff(from, to))).toEqual(to)
      }),
      { numRuns: 2000 },
    )
  })

  it('changes one element of a long array without repeating the others', () => {
    const items = Array.from({ length: 50 }, (_, index) => ({ _key: `k${index}`, text: 'a sentence' }))
    const changed = items.map((item, index) => (index === 7 ? { ...item, text: 'new' } : item))
    const patch = mendozaDiff({ items }, { items: changed })
    expect(JSON.stringify(patch).length).toBeLessThan(60)
    expect(applyPatch({ items }, patch)).toEqual({ items: changed })
  })

  it('marks creation and deletion the way the Studio recognises them', () => {
    expect(mendozaDiff(null, { a: 1 })).toEqual([0, { a: 1 }])
    expect(mendozaDiff({ a: 1 }, null)).toEqual([0, null])
  })
})
