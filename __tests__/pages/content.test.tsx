/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import '../fixtures/pageMocks.tsx'
import '../fixtures/publicSite.ts'
import { faqData } from '#components/faq/faqData.ts'
import { uniqueAnchors } from '#lib/site/anchors.ts'
import { contentPages } from '../fixtures/renderPage.tsx'
import { contentOf, edited, type LakeDocument } from '../fixtures/seedContent.ts'

/** What the pages show of the demo's content, and of content that an editor has changed. */

type Change = (document: LakeDocument) => LakeDocument | null | void

/** The content of a page as the server writes it. */
async function open(path: string, change: Change = () => {}) {
  const page = contentPages.find((each) => each.path === path)
  document.body.innerHTML = (await page?.html(edited(change))) ?? ''
  return within(screen.getByRole('main'))
}

const headings = (level: number) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent)

test.each([
  ['/', 'Find Your Next Job', '/job-seeker'],
  ['/', 'Schedule a call today', '/contact-us'],
  ['/', 'Explore All Our Staffing Solutions', '/roles-we-staff'],
  ['/', "Let's Find the Talent You Need", '/contact-us'],
  ['/', "Let's Build Your Team - Schedule a Call Today", '/contact-us'],
  ['/roles-we-staff', 'Schedule a Call Today and Get Started', '/contact-us'],
  ['/about-us', 'Schedule a call now', '/contact-us'],
  ['/about-us', 'View All Jobs', '/job-seeker'],
  ['/faq', 'Contact us', '/contact-us'],
  ['/404', 'Go to the home page', '/'],
  ['/404', 'Search All Jobs', '/search-all-jobs'],
])('on %s "%s" leads to %s', async (path, name, href) => {
  const main = await open(path)
  expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
})

const benefits = [
  'Find the Right People, Faster',
  'Reduce Turnover, Increase Perfomance',
  'Scale with Confidence',
  'Flexible Hiring Options to Fit Your Needs',
]
const sectionsOfHome = [
  "Hiring shouldn't be hard",
  'Three steps from first call to first day',
  'People for every seat on the floor',
  'Reasons to choose a Goodline team',
  'Clients, in their own voice',
  'Is your training costing you talent?',
  'Hiring Trends & Insights',
  'The next great hire is one call away',
]

test.each([
  ['/', 1, ['Call Center Staffing Made Simple']],
  ['/', 2, sectionsOfHome],
  ['/roles-we-staff', 1, ['The roles we staff']],
  ['/roles-we-staff', 3, benefits],
  ['/404', 1, ['We lost the line']],
])('%s has its headings of level %i', async (path, level, names) => {
  await open(path)
  expect(headings(level)).toEqual(names)
})

test('a section that an editor hides is left out', async () => {
  await open('/', (document) => {
    if (document._type !== 'homePage') return document
    const { steps, posts } = document as Record<string, object>
    return { ...document, steps: { ...steps, hidden: true }, posts: { ...posts, hidden: true } }
  })
  const hidden = ['Three steps from first call to first day', 'Hiring Trends & Insights']
  expect(headings(2)).toEqual(sectionsOfHome.filter((name) => !hidden.includes(name)))
})

test('the steps have the list role, which Safari drops without markers', async () => {
  const main = await open('/')
  expect(main.getAllByRole('list').find(({ tagName }) => tagName === 'OL')).toHaveAttribute('role', 'list')
})

test.each([
  ['Call Center & Contact Center Representative', 8],
  ['Healthcare Support Representatives', 8],
  ['Leadership & Call Center Management', 8],
  ['Technical Support & Helpdesk', 2],
  ['Inside Sales', 7],
])('the group %s has %i roles', async (name, count) => {
  const main = await open('/roles-we-staff')
  const group = main.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement
  expect(within(group).getAllByRole('listitem')).toHaveLength(count)
})

test('the ids around a page are reserved: its questions get others', async () => {
  await open('/404')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const targets = [...document.querySelectorAll('a[href^="#"]')].map(
    (a) => a.getAttribute('href')?.slice(1) ?? '',
  )
  expect([ids.length > 3, targets.length > 0]).toEqual([true, true])
  for (const id of [...ids, ...targets]) expect(uniqueAnchors([id], 'item')).toEqual([`${id}-2`])
})

describe('the team', () => {
  const person = (name: string) => screen.getByRole('heading', { name }).closest('article') as HTMLElement

  test('has six people with photo, name and position', async () => {
    const main = await open('/about-us')
    const people = main.getAllByRole('article').filter((article) => within(article).queryByRole('img'))
    expect(people).toHaveLength(6)
    expect(person('Rosa Delgado')).toHaveTextContent('Director of Recruiting')
    expect(within(person('Rosa Delgado')).getByRole('img')).toHaveAccessibleName(/Rosa Delgado/)
  })

  test('has a silhouette for a missing photo', async () => {
    await open('/about-us', (document) => {
      if (document.name === 'Rosa Delgado') document.photo = { _type: 'picture', alt: 'Rosa' }
    })
    expect(person('Rosa Delgado').querySelector('img')).toHaveAttribute('alt', '')
  })
})

describe('the case studies', () => {
  test('are six cards with header and description, without links', async () => {
    const main = await open('/case-study')
    const cards = main.getAllByRole('article')
    expect(cards).toHaveLength(6)
    for (const card of cards) {
      expect(within(card).getByRole('heading', { level: 3 })).toBeInTheDocument()
      expect(card.querySelector('p')?.textContent).not.toBe('')
    }
    expect(main.queryByRole('link')).toBeNull()
    expect(main.queryByRole('button')).toBeNull()
  })

  test('are on their way where the list is empty', async () => {
    const main = await open('/case-study', ({ _type }) => (_type === 'caseStudy' ? null : undefined))
    expect(main.getByText(/New case studies and guides are on their way/)).toBeInTheDocument()
    expect(main.queryByRole('article')).toBeNull()
  })
})

describe('the questions', () => {
  const rows = () => [...document.querySelectorAll('details')]
  const dataAfter = async (change: Change) => faqData((await contentOf('faqPage', edited(change))).items)

  test('are eight, closed at first', async () => {
    await open('/faq')
    expect(rows()).toHaveLength(8)
    expect(rows().filter((row) => row.open)).toEqual([])
  })

  test('without words or without an answer are left out', async () => {
    const change: Change = (document) => {
      if (document._id === 'faqItem-guarantee') document.question = ' '
      if (document._id === 'faqItem-industries') delete document.answer
      if (document._id === 'faqItem-screening')
        document.answer = [{ _type: 'block', _key: 'a', children: [] }]
    }
    await open('/faq', change)
    expect(rows()).toHaveLength(5)
    expect((await dataAfter(change))[0]?.mainEntity).toHaveLength(5)
  })

  test('have no structured data where there are none', async () => {
    const change: Change = ({ _type }) => (_type === 'faqItem' ? null : undefined)
    const main = await open('/faq', change)
    expect(main.getByText(/The answers are being rewritten/)).toBeInTheDocument()
    expect(await dataAfter(change)).toEqual([])
  })
})

test('without a form the contact page shows phone, fax, office and email', async () => {
  const main = await open('/contact-us')
  const detail = (label: string) => main.getByText(label).nextElementSibling as HTMLElement
  expect(within(detail('Phone')).getByRole('link', { name: '(813) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18135550142',
  )
  expect(detail('Fax')).toHaveTextContent('(813) 555-0188')
  expect(within(detail('Fax')).queryByRole('link')).toBeNull()
  const lines = [...detail('Visit').querySelectorAll('address span')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['1208 Switchboard Lane', 'Suite 300', 'Tampa, Florida 33602'])
  expect(main.getByText(/Our form cannot take messages/)).toBeInTheDocument()
  expect(main.getAllByRole('link', { name: '(813) 555-0142' })).toHaveLength(2)
  expect(main.getByRole('link', { name: 'hello@goodline.example' })).toHaveAttribute(
    'href',
    'mailto:hello@goodline.example',
  )
})
