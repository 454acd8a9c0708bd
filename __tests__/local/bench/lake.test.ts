/** @jest-environment node */
import { parameters } from '../../../local/bench/lake.ts'
import * as queries from '../../../lib/sanity/queries.ts'

test('every query of the site can be asked: each parameter has a value, and no other is given', () => {
  const asked = Object.entries(queries).map(([name, query]) => [
    name,
    [...new Set([...query.matchAll(/\$(\w+)/g)].map(([, parameter]) => parameter))],
  ])
  const given = Object.keys(queries).map((name) => [name, Object.keys(parameters[name] ?? {})])
  expect(given).toEqual(asked)
  expect(Object.keys(queries)).toEqual(expect.arrayContaining(Object.keys(parameters)))
})
