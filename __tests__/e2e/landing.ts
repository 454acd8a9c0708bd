import { lake, until } from './lake.ts'

/** The kinds of section that a landing page can be made of, filled with what the pages they come from say. */
const sectionsQuery = `*[_id == "homePage"][0]{
  "made": [
    {"_type": "benefitsSection", ...hiring},
    {"_type": "stepsSection", ...steps},
    {"_type": "roleCardsSection", ...staffing},
    {"_type": "statsSection", ...stats},
    {"_type": "reasonsSection", ...reasons},
    {"_type": "reviewsSection", "heading": reviews.heading},
    {"_type": "trainingSection", ...training},
    {"_type": "questionsSection", "heading": "Questions", "questions": *[_type == "faqItem"][0...3]{
      "_type": "reference", "_ref": _id, "_key": _id
    }},
    {"_type": "closingSection", ...closing}
  ],
  hero
}`

type Made = { made: { _type: string }[]; hero: object }

/** Runs `work` while a landing page with every kind of section is published, and takes the page away again. */
export async function withLandingPage(base: string, work: (path: string) => Promise<void>): Promise<void> {
  const slug = `every-section-${Date.now()}`
  const path = `/${slug}`
  const { made, hero } = await lake.fetch<Made>(sectionsQuery)
  const status = async () => (await fetch(new URL(path, base))).status
  const { _id } = await lake.create({
    _type: 'landingPage',
    title: 'Every section',
    slug: { _type: 'slug', current: slug },
    hero,
    sections: made.map((section) => ({ ...section, _key: section._type })),
    seo: {
      title: 'Every section',
      description: 'A page with every kind of section that a landing page can have.',
    },
  })
  try {
    await until(async () => (await status()) === 200)
    await work(path)
  } finally {
    await lake.delete(_id)
    await until(async () => (await status()) === 404)
  }
}
