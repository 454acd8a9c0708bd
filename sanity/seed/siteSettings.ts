import type { SiteSettings } from '../../lib/sanity/content/types.generated.ts'
import { keyed, picture } from './build.ts'
import type { Seeded } from './document.ts'

export const siteSettings: Seeded<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  name: 'Goodline Staffing',
  legalName: 'Goodline Staffing LLC',
  tagline: 'A good line takes two.',
  intro: 'Call-center, contact-center and customer-service people, matched with care since 2004.',
  phone: '(813) 555-0142',
  fax: '(813) 555-0188',
  email: 'hello@goodline.example',
  postalAddress: {
    _type: 'address',
    street: '27 Relay Street',
    suite: 'Suite 4',
    city: 'Wilmington',
    state: 'DE',
    postalCode: '19801',
  },
  office: {
    _type: 'address',
    street: '1208 Switchboard Lane',
    suite: 'Suite 300',
    city: 'Tampa',
    state: 'Florida',
    postalCode: '33602',
  },
  officeLabel: 'Tampa, Florida',
  // Without URLs: the company has no pages there yet.
  social: keyed('network', [
    { _type: 'socialLink', network: 'facebook' },
    { _type: 'socialLink', network: 'instagram' },
    { _type: 'socialLink', network: 'dribbble' },
    { _type: 'socialLink', network: 'youtube' },
  ]),
  footerHeadings: { jobSeekers: 'Job seekers', employers: 'Employers', office: 'Office' },
  seo: {
    _type: 'seo',
    title: 'Call Center Staffing Made Simple',
    description:
      'Goodline Staffing places call center, contact center and customer service people in companies across the US, and has done so since 2004.',
    shareImage: picture(
      'social-card.png',
      'Goodline: Call Center Staffing Made Simple. An employer and an agent on one line.',
    ),
    noIndex: false,
  },
}
