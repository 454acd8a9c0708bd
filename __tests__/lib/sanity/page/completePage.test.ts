import { landingPageFrom } from '#tests/fixtures/examples.ts'
import { lakeDocuments, landingContent } from '#tests/fixtures/seedContent.ts'

const home = lakeDocuments().find(({ _id }) => _id === 'homePage') ?? {}

/** What search engines get of a landing page with this hero and search entry. */
async function entryOf(hero: object, seo?: object) {
  const { page } = await landingContent({
    ...landingPageFrom(home, 'season'),
    sections: [{ _type: 'heroSection', _key: 'hero', ...hero }],
    seo,
  })
  return page.seo
}

const hero = { heading: 'Seats for the season', text: 'Forty people by March.' }

test('a page without a search entry is found by its opening words', async () =>
  expect(await entryOf(hero)).toEqual({ title: hero.heading, description: hero.text }))

test('each empty field is said in opening words, the others stay', async () =>
  expect(await entryOf(hero, { title: 'Hire now', description: ' ', noIndex: true })).toMatchObject({
    title: 'Hire now',
    description: hero.text,
    noIndex: true,
  }))

test('opening words of a draft lose stega, and keep joined emoji', async () => {
  const heading = 'Seats 👩\u200d💻\u200b\u200b\u200b\u200b\u200c\u200d\ufeff'
  expect(await entryOf({ heading })).toEqual({ title: 'Seats 👩\u200d💻', description: null })
})
