import { postalLines } from '#lib/site/postalAddress.ts'

const whole = {
  _type: 'address' as const,
  street: '27 Relay Street',
  suite: 'Suite 4',
  city: 'Wilmington',
  state: 'DE',
  postalCode: '19801',
}

test.each([
  [{ suite: '' }, ['27 Relay Street'], 'Wilmington, DE 19801'],
  [{ state: undefined }, ['27 Relay Street', 'Suite 4'], 'Wilmington, 19801'],
  [{ state: '', postalCode: '' }, ['27 Relay Street', 'Suite 4'], 'Wilmington'],
])('with %j it leaves no gap and no stray comma', (cleared, street, town) =>
  expect(postalLines({ ...whole, ...cleared })).toEqual({ street, town }),
)
