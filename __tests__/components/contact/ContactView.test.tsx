/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ContactView } from '#components/contact/ContactView.tsx'
import { publicEnv } from '#lib/site/env.ts'
import { contentOf, edited, type LakeDocument } from '#tests/fixtures/seedContent.ts'

const contentAfter = (change: (document: LakeDocument) => LakeDocument | null | void = () => {}) =>
  contentOf('contactPage', edited(change))

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: undefined }

// Whatever the environment of the tests has.
beforeEach(() => {
  jest.replaceProperty(publicEnv, 'emailjs', { ...account, publicKey: undefined })
})
afterEach(() => jest.restoreAllMocks())

const detail = (label: string) => screen.getByText(label).nextElementSibling as HTMLElement

test('the page shows phone, fax and office of the site settings', async () => {
  render(<ContactView content={await contentAfter()} />)
  expect(within(detail('Phone')).getByRole('link', { name: '(813) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18135550142',
  )
  expect(detail('Fax')).toHaveTextContent('(813) 555-0188')
  expect(within(detail('Fax')).queryByRole('link')).toBeNull()
  const lines = detail('Visit').querySelectorAll('address span')
  expect([...lines].map((line) => line.textContent)).toEqual([
    '1208 Switchboard Lane',
    'Suite 300',
    'Tampa, Florida 33602',
  ])
})

test('without the form, phone number and email are shown', async () => {
  render(<ContactView content={await contentAfter()} />)
  expect(screen.getByText(/Our form cannot take messages/)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: '(813) 555-0142' })).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'hello@goodline.example' })).toHaveAttribute(
    'href',
    'mailto:hello@goodline.example',
  )
})
