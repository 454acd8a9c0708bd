import { expect, test } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { landingPageFrom } from '../../fixtures/landingPage.ts'
import { expectAccessible } from '../support/accessible.ts'
import { lake, until } from '../support/lake.ts'
import { publishLandingPage } from '../support/landing.ts'
import { statusOf, textOf } from '../support/visit.ts'

/** Fields in which an editor may write the same words twice. */
const oneName = 'One name for all'
const repeated = [
  ['roleGroup', 'title', '/roles-we-staff'],
  ['faqItem', 'question', '/faq'],
  ['teamMember', 'name', '/about-us'],
  ['caseStudy', 'header', '/case-study'],
] as const

test('repeated names leave landmarks and ids unique', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const before = await lake.fetch<SanityDocument[]>('*[_type in $types]', {
    types: [...repeated.map(([type]) => type), 'jobSearchPage'],
  })
  const put = async (documents: readonly SanityDocument[]) => {
    const transaction = lake.transaction()
    for (const document of documents) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'async' })
  }
  const renamed = ({ slug: _slug, ...document }: SanityDocument): SanityDocument => {
    const field = repeated.find(([type]) => type === document._type)?.[1]
    return field
      ? { ...document, [field]: oneName }
      : { ...document, finderHeading: oneName, resultsHeading: oneName }
  }
  const sections = landingPageFrom((await lake.getDocument('homePage')) ?? {}, 'twice').sections
  const again = sections.slice(1).map((section) => ({ ...section, _key: `${String(section._key)}-again` }))
  const landing = await publishLandingPage('twice', { sections: [...sections, ...again] })
  try {
    await put(before.map(renamed))
    for (const path of [...repeated.map(([, , path]) => path), '/job-seeker', '/twice']) {
      const words = path === '/twice' ? 'Seats for the season' : oneName
      await until(async () => (await textOf(path, base)).includes(words))
      await page.goto(path)
      await expectAccessible(page)
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([])
    }
  } finally {
    await put(before)
    await lake.delete(landing._id)
    for (const [, , path] of repeated) await until(async () => !(await textOf(path, base)).includes(oneName))
    await until(async () => !(await textOf('/job-seeker', base)).includes(oneName))
    await until(async () => (await statusOf('/twice', base)) === 404)
  }
})
