import { assetHost, assetUrl } from '#lib/images/lakeImage.ts'
import { firstScreenImages, resolve } from '#lib/sanity/page/resolve.ts'
import { publicEnv } from '#lib/site/env.ts'

const { projectId, dataset } = publicEnv.sanity
const hash = 'b'.repeat(40)
const picture = {
  _type: 'picture' as const,
  alt: 'A desk',
  decorative: null,
  crop: null,
  hotspot: null,
  asset: {
    url: `https://cdn.sanity.io/images/p/d/${hash}-10x20.svg`,
    mimeType: 'image/svg+xml',
    size: 10,
    width: 10,
    height: 20,
  },
}
const button = (fields: object) => ({
  _type: 'action' as const,
  label: 'Go',
  kind: null,
  page: null,
  url: null,
  file: null,
  ...fields,
})

const pdf = `files/${projectId}/${dataset}/${hash}.pdf`
const file = { url: `https://cdn.sanity.io/${pdf}`, originalFilename: 'guide.pdf' }
const url = 'https://partner.example/'

test.each([
  ['to another site', { kind: 'url', page: '/faq', url }, { href: url }],
  ['to the phone number of the settings', { kind: 'call' }, { href: 'tel:+18135550142' }],
  [
    'to a file under its uploaded name',
    { kind: 'file', file },
    { href: `${assetHost}/${pdf}?dl=guide.pdf`, download: 'guide.pdf' },
  ],
])('a button leads %s', (_where, fields, target) =>
  expect(resolve(button(fields), { phone: '(813) 555-0142' })).toEqual({ label: 'Go', ...target }),
)

test.each([
  ['no label', button({ label: ' ', kind: 'page', page: '/faq' })],
  ['no target', button({ kind: 'page' })],
  ['a script for a target', button({ kind: 'url', url: 'javascript:alert(1)' })],
  ['a page on another site', button({ kind: 'page', page: '//evil.example' })],
  ['a call without a phone number', button({ kind: 'call' })],
  ['a download without a file', button({ kind: 'file' })],
])('a button with %s is left out', (_, answer) => expect(resolve(answer, {})).toBeNull())

test('a social network without a web address keeps its icon', () => {
  const network = { _type: 'socialLink' as const, _key: 'a', network: 'youtube' }
  const urlOf = (url: string | null) => resolve([{ ...network, url }], {})
  expect(urlOf('http://social.example/us')).toEqual([{ ...network, url: 'http://social.example/us' }])
  for (const url of ['javascript:alert(1)', null]) expect(urlOf(url)).toEqual([{ ...network, url: null }])
})

test('a thing is what its type says, whatever fields it has', () => {
  const card = {
    _type: 'card',
    asset: 'A',
    decorative: true,
    kind: 'B',
    page: '/',
    label: 'C',
    markDefs: 'D',
  }
  expect(resolve(card, {})).toEqual(card)
})

test('a list without its empty items keeps their keys', () => {
  const actions = [
    { _key: 'a', ...button({ kind: 'page', page: '/faq' }) },
    { _key: 'b', ...button({ kind: 'page' }) },
  ]
  expect(resolve({ actions }, {})).toEqual({ actions: [{ _key: 'a', label: 'Go', href: '/faq' }] })
})

test('images at any depth become what an img element needs', () => {
  const answer = { page: { cards: [{ _key: 'k', image: picture }] }, empty: { ...picture, asset: null } }
  expect(resolve(answer, {})).toEqual({
    page: {
      cards: [
        {
          _key: 'k',
          image: { src: assetUrl('images', picture.asset.url), width: 10, height: 20, alt: 'A desk' },
        },
      ],
    },
    empty: null,
  })
})

test('a blank text is null, except between words of a paragraph', () => {
  const children = [{ _type: 'span', _key: 'a', text: ' ', marks: [] }]
  const block = { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children }
  const answer = {
    heading: ' \t',
    marked: ` ${'\u200b\u200c'.repeat(10)}`,
    name: '',
    line: ' Kept ',
    paragraphs: ['One', '  ', 'Two'],
    answer: [block],
  }
  expect(resolve(answer, {})).toEqual({
    heading: null,
    marked: null,
    name: null,
    line: ' Kept ',
    paragraphs: ['One', 'Two'],
    answer: [block],
  })
})

test('the first screen shows the hero, first section or only image', () => {
  const image = (alt: string) => ({ ...picture, alt })
  const alts = (page: unknown) => firstScreenImages(page).map(({ alt }) => alt)
  expect(alts({ hero: { image: image('hero') }, steps: { image: image('later') } })).toEqual(['hero'])
  expect(alts({ sections: [{ hero: { image: image('first') } }, { image: image('second') }] })).toEqual([
    'first',
  ])
  expect(alts({ heading: 'Lost', image: image('only') })).toEqual(['only'])
  expect(alts(null)).toEqual([])
})
