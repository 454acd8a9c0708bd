import { telHref } from '../../lib/phone.ts'

test.each([
  ['(813) 555-0142', 'tel:+18135550142'],
  ['1-813-555-0142', 'tel:+18135550142'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['813.555.0142 ext. 12', 'tel:+18135550142'],
  ['555-0142', 'tel:5550142'],
])('%s is dialled as %s', (written, href) => expect(telHref(written)).toBe(href))

test.each([null, undefined, '', 'call us', '911 or so', '(813) 555-0142 or (813) 555-0188'])(
  '%j cannot be dialled',
  (written) => expect(telHref(written)).toBeUndefined(),
)
