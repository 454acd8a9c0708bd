import { seedDocuments } from '../../sanity/seed/documents.ts'

/**
 * All that a document says, one text a line, list items joined: what the specification fixes is
 * looked for in it.
 */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const copyOf = (prefix: string): string =>
  seedDocuments
    .filter(({ _id }) => _id.startsWith(prefix))
    .flatMap(textsOf)
    .join('\n')

/**
 * Where the specification says it, and what it says. Sections 1, 2 and 9. The comma in “short,
 * no-pressure” is the design's, which sets the words.
 */
const copy: [document: string, phrase: string][] = [
  ['homePage', 'Call Center Staffing Made Simple'],
  ['homePage', 'Find Your Next Job'],
  ['homePage', "Hiring shouldn't be hard"],
  ['homePage', 'Schedule a call today'],
  ['homePage', 'Exceed Your Goals'],
  ['homePage', 'Delight Your Customers'],
  ['homePage', 'Lead With Confidence'],
  ['homePage', 'short, no-pressure call'],
  ['homePage', 'pre-screened candidates'],
  ['homePage', 'get ongoing support'],
  ['homePage', 'Customer service'],
  ['homePage', 'Dispatch or service technicians'],
  ['homePage', 'Technical support'],
  ['homePage', 'Helpdesk'],
  ['homePage', 'Team leaders'],
  ['homePage', 'VPs'],
  ['homePage', 'Workforce, training and quality managers'],
  ['homePage', 'Explore All Our Staffing Solutions'],
  ['homePage', "Let's Find the Talent You Need"],
  ['homePage', "Let's Build Your Team - Schedule a Call Today"],
  ['homePage', 'years of call center staffing expertise'],
  ['homePage', 'placements and counting'],
  ['homePage', 'trusted clients nationwide'],
  ['homePage', 'Exceed Sales and Growth Targets'],
  ['homePage', 'Delight Customers with Exceptional Service'],
  ['homePage', 'Save Time, Resources, and Money'],
  ['homePage', 'Cultivate a Team Culture that Delivers'],
  ['homePage', 'Is your training costing you talent?'],
  ['homePage', 'Download Your Free Copy Here'],
  ['homePage', 'Hiring Trends & Insights'],
  ['rolesPage', 'Get Started Today'],
  ['rolesPage', 'Find the Right People, Faster'],
  ['rolesPage', 'Reduce Turnover, Increase Perfomance'],
  ['rolesPage', 'Scale with Confidence'],
  ['rolesPage', 'Flexible Hiring Options to Fit Your Needs'],
  ['rolesPage', 'Schedule a Call Today and Get Started'],
  ['roleGroup-call-center', 'Call Center & Contact Center Representative'],
  ['roleGroup-call-center', 'Call Center Representatives'],
  ['roleGroup-call-center', 'Customer Service Representatives'],
  ['roleGroup-call-center', 'Client Experience Representatives'],
  ['roleGroup-call-center', 'Customer Care Representatives'],
  ['roleGroup-call-center', 'New Business Representatives'],
  ['roleGroup-call-center', 'Insurance Representatives'],
  ['roleGroup-call-center', 'Collection Representatives'],
  ['roleGroup-call-center', 'Contact Center Representatives'],
  ['roleGroup-healthcare', 'Healthcare Support Representatives'],
  ['roleGroup-healthcare', 'Pharmacy Support'],
  ['roleGroup-healthcare', 'Patient Care Coordinator/Scheduler'],
  ['roleGroup-healthcare', 'Member Services'],
  ['roleGroup-healthcare', 'Health Insurance Enrollment'],
  ['roleGroup-healthcare', 'Insurance Verification Specialist'],
  ['roleGroup-healthcare', 'Benefits Coordinator'],
  ['roleGroup-healthcare', 'Patient Outreach and Education'],
  ['roleGroup-healthcare', 'Crisis and Human Services Specialists (211/988)'],
  ['roleGroup-leadership', 'Leadership & Call Center Management'],
  ['roleGroup-leadership', 'Training & Instructional Design'],
  ['roleGroup-leadership', 'Workforce Management and Schedulers'],
  ['roleGroup-leadership', 'Quality Control Managers and Specialists'],
  ['roleGroup-leadership', 'Dialer Management'],
  ['roleGroup-leadership', 'Team Lead'],
  ['roleGroup-leadership', 'Supervisor'],
  ['roleGroup-leadership', 'Manager'],
  ['roleGroup-leadership', 'Director'],
  ['roleGroup-technical-support', 'Technical Support & Helpdesk'],
  ['roleGroup-technical-support', 'Technical Support Level 1'],
  ['roleGroup-technical-support', 'Helpdesk Representative'],
  ['roleGroup-inside-sales', 'Inside Sales'],
  ['roleGroup-inside-sales', 'Order Entry'],
  ['roleGroup-inside-sales', 'Inbound Sales Specialists'],
  ['roleGroup-inside-sales', 'Account Management'],
  ['roleGroup-inside-sales', 'Retail Order Troubleshooting and Support'],
  ['roleGroup-inside-sales', 'Warranty Representatives'],
  ['roleGroup-inside-sales', 'Dispatch and Service Coordinators'],
  ['roleGroup-inside-sales', 'Sales Support Coordinators'],
  ['aboutPage', 'About Us'],
  ['aboutPage', 'Make hiring easy'],
  ['aboutPage', 'began staffing customer service representatives in 2004'],
  ['aboutPage', 'thousands of candidates in hundreds of US companies'],
  ['aboutPage', 'We believe'],
  ['aboutPage', 'optimistic'],
  ['aboutPage', 'long-lasting relationships built on trust'],
  ['aboutPage', 'thrive together'],
  ['aboutPage', 'results'],
  ['aboutPage', 'Schedule a call now'],
  ['aboutPage', 'View All Jobs'],
  ['caseStudiesPage', 'Case Studies & Resources'],
  ['caseStudy-', 'Case study: '],
  ['caseStudy-', 'Guide: '],
  ['caseStudy-', 'Template: '],
  ['faqPage', 'Contact us'],
  ['faqItem-', '90-day replacement guarantee for permanent placements'],
  ['faqItem-', 'presented within 1-2 weeks'],
  ['faqItem-', 'placement within 2-4 weeks'],
  ['faqItem-', 'services for contract, contract-to-hire and direct hire'],
  ['faqItem-', 'Healthcare, technology, finance, manufacturing and professional services'],
  ['contactPage', 'Contact us'],
  ['jobSearchPage', 'Schedule a call today'],
  ['jobSearchPage', 'Find your next job'],
  ['siteSettings', 'Tampa, Florida'],
  ['siteSettings', 'facebook'],
  ['siteSettings', 'instagram'],
  ['siteSettings', 'dribbble'],
  ['siteSettings', 'youtube'],
]

describe('the seed, against the specification', () => {
  it.each(copy)('%s says “%s”', (document, phrase) => {
    expect(copyOf(document)).toContain(phrase)
  })

  it('counts to 20+, 14,131+ and 830+ in 2.5, 3 and 2.8 s', () => {
    const home = seedDocuments.find(({ _id }) => _id === 'homePage')
    const { items } = home?.stats as { items: { value: number; suffix: string; seconds: number }[] }
    expect(items.map(({ value, suffix, seconds }) => [value, suffix, seconds])).toEqual([
      [20, '+', 2.5],
      [14131, '+', 3],
      [830, '+', 2.8],
    ])
  })

  it('has every group and role name as a text of its own', () => {
    const names = copy.filter(([document]) => document.startsWith('roleGroup-'))
    const found = names.filter(([document, name]) => copyOf(document).split('\n').includes(name))
    expect(found).toEqual(names)
  })

  it('rates its reviews 4, 4.5 or 5, each at least once', () => {
    const ratings = seedDocuments.filter(({ _type }) => _type === 'review').map(({ rating }) => rating)
    expect(new Set(ratings)).toEqual(new Set([4, 4.5, 5]))
  })

  it.each([
    ['homePage', 'Find Your Next Job', '/job-seeker'],
    ['homePage', 'Schedule a call today', '/contact-us'],
    ['rolesPage', 'Schedule a Call Today and Get Started', '/contact-us'],
    ['aboutPage', 'Schedule a call now', '/contact-us'],
    ['aboutPage', 'View All Jobs', '/job-seeker'],
    ['faqPage', 'Contact us', '/contact-us'],
    ['jobSearchPage', 'Schedule a call today', '/contact-us'],
  ])('%s leads from “%s” to %s', (id, label, page) => {
    expect(actionsIn(seedDocuments.find(({ _id }) => _id === id))).toContainEqual({ label, page })
  })

  it('names a company in Delaware and an office in Tampa', () => {
    const settings = seedDocuments.find(({ _id }) => _id === 'siteSettings')
    expect(settings?.postalAddress).toMatchObject({ state: 'DE' })
    expect(settings?.office).toMatchObject({ city: 'Tampa', state: 'Florida' })
  })
})

function actionsIn(value: unknown): { label: unknown; page: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(actionsIn)
  if (typeof value !== 'object' || value === null) return []
  const { _type, label, page } = value as Record<string, unknown>
  const own = _type === 'action' ? [{ label, page }] : []
  return [...own, ...Object.values(value).flatMap(actionsIn)]
}
