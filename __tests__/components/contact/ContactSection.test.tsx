/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactSection } from '../../../components/contact/ContactSection.tsx'
import type { LandingPage, LandingSection } from '../../../lib/sanity/content/pageTypes.ts'
import { publicEnv } from '../../../lib/site/env.ts'
import { contentOf } from '../../fixtures/seedContent.ts'

const section: LandingSection<'contactFormSection'> = {
  _type: 'contactFormSection',
  _key: 'form',
  heading: 'Tell us what you need',
  text: 'One of us calls you back.',
  submitLabel: 'Call me back',
  thanks: 'Thank you!',
  unavailableText: 'Our form cannot take messages.',
}

/** The section on a site that knows an account at the mail provider, or none. */
async function show(publicKey: string | undefined) {
  const account = { publicKey, serviceId: 'service', templateId: 'template', origin: undefined }
  jest.replaceProperty(publicEnv, 'emailjs', account)
  const { settings } = await contentOf('contactPage')
  const content = { settings, page: { slug: 'season' } } as LandingPage
  document.body.innerHTML = renderToStaticMarkup(<ContactSection section={section} content={content} />)
}

afterEach(() => jest.restoreAllMocks())

const phoneAndEmail = ['tel:+18135550142', 'mailto:hello@goodline.example']
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('shows its words and the form, and number and email without scripts', async () => {
  await show('key')
  expect(screen.getByRole('heading', { level: 2, name: 'Tell us what you need' })).toBeVisible()
  expect(screen.getByText('One of us calls you back.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Call me back' })).toBeInTheDocument()
  const instead = document.querySelector('noscript')?.textContent ?? ''
  for (const href of phoneAndEmail) expect(instead).toContain(href)
  expect(instead).toContain('Our form cannot take messages.')
})

test('gives number and email where messages cannot be sent', async () => {
  await show(undefined)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Our form cannot take messages.')).toBeVisible()
  expect(hrefs()).toEqual(phoneAndEmail)
})
