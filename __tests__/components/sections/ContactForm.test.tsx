/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactForm } from '../../../components/sections/ContactForm.tsx'
import type { SectionFields } from '../../../lib/sanity/content/pageTypes.ts'
import { publicEnv } from '../../../lib/site/env.ts'
import { contentOf, landingSection } from '../../fixtures/seedContent.ts'

const section: SectionFields<'contactForm'> = {
  heading: 'Tell us what you need',
  text: 'One of us calls you back.',
  submitLabel: 'Call me back',
  thanks: 'Thank you!',
  unavailableText: 'Our form cannot take messages.',
  recipient: null,
  thanksPage: null,
}

/** The section on a site that knows an account at the mail provider, or none. */
async function show(publicKey: string | undefined) {
  const account = { publicKey, serviceId: 'service', templateId: 'template', origin: undefined }
  jest.replaceProperty(publicEnv, 'emailjs', account)
  const { settings } = await contentOf('contactPage')
  const html = renderToStaticMarkup(<ContactForm section={section} content={{ settings, path: '/season' }} />)
  // Unlike `innerHTML`, it reads what stands in `noscript`.
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children)
}

afterEach(() => jest.restoreAllMocks())

const phoneAndEmail = ['tel:+18135550142', 'mailto:hello@goodline.example']
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('the section has the form, and number and email without scripts', async () => {
  await show('key')
  expect(screen.getByRole('heading', { level: 2, name: 'Tell us what you need' })).toBeVisible()
  expect(screen.getByText('One of us calls you back.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Call me back' })).toBeInTheDocument()
  expect(hrefs()).toEqual(phoneAndEmail)
  expect(screen.getByText('Our form cannot take messages.')).toBeInTheDocument()
})

test.each([
  ['/faq', '/faq'],
  ['//evil.example', undefined],
  ['https://evil.example', undefined],
])('a thank-you page at %s is one of this site or none', async (page, kept) => {
  const { section: fields } = await landingSection<'contactForm'>({
    _type: 'contactFormSection',
    thanksPage: { page },
  })
  expect(fields.thanksPage?.page).toBe(kept)
})
