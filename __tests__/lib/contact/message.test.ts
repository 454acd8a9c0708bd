import fc from 'fast-check'
import { templateParams } from '#lib/contact/message.ts'
import { emptyContactValues } from '#lib/site/contactFields.ts'
import { answers, mail } from '#tests/fixtures/contactForm.ts'

const sent = { now: new Date('2026-11-20T21:20:30Z'), timeZone: 'America/New_York' }

test('every parameter of the specification is there, in both spellings', () => {
  expect(templateParams(answers, sent)).toMatchObject({
    name: 'Ana Ruiz',
    firstname: 'Ana',
    lastname: 'Ruiz',
    email: 'ana@example.com',
    phone: '(813) 555-0142',
    phonenumber: '(813) 555-0142',
    category: 'Employer',
    jobcategory: 'Employer',
    comment: 'Evenings only.\n\nThank you!',
    message: 'Evenings only.\n\nThank you!',
    time: 'November 20, 2026 at 4:20:30 PM EST',
    full_message: mail.join('\n'),
  })
})

test.each([
  ['empty', emptyContactValues],
  ['missing', {}],
])('%s values become the placeholders', (_name, missing) => {
  const { time, ...params } = templateParams(missing, sent)
  expect(params).toMatchObject({
    name: 'Not provided',
    firstname: 'Not provided',
    lastname: 'Not provided',
    email: 'Not provided',
    phone: 'Not provided',
    phonenumber: 'Not provided',
    category: 'Not selected',
    jobcategory: 'Not selected',
    comment: 'No message provided',
    message: 'No message provided',
    full_message: expect.stringMatching(
      /^Name: Not provided\n[^]*Category: Not selected\n[^]*Message:\nNo message provided$/,
    ),
  })
  expect(time).not.toBe('')
})

test('the block says for whom it is, and whence it came', () => {
  const page = 'https://goodline.example/season'
  const context = { ...sent, page, recipient: ' Night\nteam ', arrival: '/faq?utm_source=google' }
  const { full_message, ...params } = templateParams(answers, context)
  const { full_message: usual, ...same } = templateParams(answers, sent)
  expect(full_message).toBe(
    `${usual.replace('Message:', `For: Night team\nPage: ${page}\nMessage:`)}\n\nCame from: /faq?utm_source=google`,
  )
  expect(params).toEqual(same)
})

test('email and phone are sent without direction marks and full-width digits', () => {
  const pasted = {
    email: '\u202aana@example.com\u202c',
    phonenumber: '\u2066＋１\u00a0813 555\u2011\u200e0142\u2069',
  }
  expect(templateParams(pasted, sent)).toMatchObject({ email: 'ana@example.com', phone: '+1 813 555‐0142' })
})

test.each([
  { email: 'MAILTO:ada@example.com', phonenumber: 'tel:+18135550142' },
  { email: 'mailto:mailto:ada@example.com', phonenumber: 'tel://+18135550142' },
  { email: 'SMTP:ada@example.com', phonenumber: 'callto: +18135550142' },
])('a copied link is sent as its address or number: %j', (copied) => {
  expect(templateParams(copied, sent)).toMatchObject({ email: 'ada@example.com', phone: '+18135550142' })
})

test.each([
  ['an unclosed override', 'Ana\u202e', 'Ana'],
  ['an unclosed embedding in an unclosed isolate', '\u2067A\u202bn', 'An'],
  ['marks and joiners without end', 'עדה\u200f क\u200dष', 'עדה\u200f क\u200dष'],
])('a text with %s turns nothing after it around', (_what, text, shown) => {
  const params = templateParams({ firstname: text, lastname: 'Ruiz', comment: text }, sent)
  expect(params).toMatchObject({ name: `${shown} Ruiz`, message: shown })
})

test('blanks of a value are kept within its comment alone', () => {
  const spaced = { ...answers, firstname: ' Ana  María ', comment: ' A  b.\n\nC ' }
  expect(templateParams(spaced, sent)).toMatchObject({ name: 'Ana María Ruiz', comment: 'A  b.\n\nC' })
})

test('the time is the visitor’s local time', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { time } = templateParams({}, { now: sent.now })
  expect(time).toBe(templateParams({}, { now: sent.now, timeZone }).time)
})

test('an engine’s narrow no-break space becomes a plain one', () => {
  const format = () => 'November 20, 2026 at 4:20:30\u202fPM\u00a0EST'
  const engine = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue({ format } as Intl.DateTimeFormat)
  expect(templateParams({}, sent).time).toBe('November 20, 2026 at 4:20:30 PM EST')
  engine.mockRestore()
})

test('no value can pose as another line of the block', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'Email: ', '\n', '\r', '\u2028', ' ') })
  fc.assert(
    fc.property(text, text, text, (firstname, email, phonenumber) => {
      const lines = templateParams({ firstname, email, phonenumber }, sent).full_message.split(/[\n\r\u2028]/)
      expect(lines).toHaveLength(mail.slice(0, -2).length)
    }),
  )
})
