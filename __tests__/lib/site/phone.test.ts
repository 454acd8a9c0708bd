import { telHref } from '#lib/site/phone.ts'

test.each([
  ['(813) 555-0142', 'tel:+18135550142'],
  ['+1 813 555 0142', 'tel:+18135550142'],
  ['\u202a+49 30 1234567\u202c', 'tel:+49301234567'],
  ['８１３-555-0142', 'tel:+18135550142'],
  ['813.555.0142 ext. 12', 'tel:+18135550142'],
  ['813 555 0142 Extension 12', 'tel:+18135550142'],
  ['813-555-0142x12', 'tel:+18135550142'],
  ['813-555-0142 #12', 'tel:+18135550142'],
  ['+1 813 555 0142,,5', 'tel:+18135550142'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['030 12345678', 'tel:03012345678'],
  ['555-0142', 'tel:5550142'],
])('%s is dialled as %s', (written, href) => expect(telHref(written)).toBe(href))

test.each([undefined, 'call us', '+1234567890123456', '(813) 555-0142 or (813) 555-0188'])(
  '%j cannot be dialled',
  (written) => expect(telHref(written)).toBeUndefined(),
)
