import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'

/** Settings of which an editor has written nothing but the name. */
export const emptySettings: SiteSettings = {
  name: 'Goodline Staffing',
  legalName: null,
  tagline: null,
  intro: null,
  phone: null,
  fax: null,
  email: null,
  postalAddress: null,
  office: null,
  officeLabel: null,
  social: [],
  footerHeadings: null,
  menu: { staffing: [], insights: [], footer: [] },
  announcement: null,
  seo: null,
}

/** Site settings with every field filled in, as the seed has them. */
export const settings: SiteSettings = {
  ...emptySettings,
  legalName: 'Goodline Staffing LLC',
  tagline: 'A good line takes two.',
  intro: 'Matched with care since 2004.',
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
  officeLabel: 'Tampa, Florida',
  social: [
    { _type: 'socialLink', _key: 'a', network: 'facebook', url: 'https://social.example/goodline' },
    { _type: 'socialLink', _key: 'b', network: 'instagram', url: null },
    { _type: 'socialLink', _key: 'c', network: 'dribbble', url: null },
    { _type: 'socialLink', _key: 'd', network: 'youtube', url: 'http://social.example/plain' },
  ],
  footerHeadings: { jobSeekers: 'For people', employers: 'For companies', office: 'Our office' },
  seo: { title: 'Goodline', description: 'Call-center staffing.', noIndex: false, shareImage: null },
}
