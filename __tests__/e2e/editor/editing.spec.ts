import path from 'node:path'
import { expect, type Page, type Request } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { discardDrafts } from '../support/previewing.ts'
import { fieldInput, openDocument, publish, test } from '../support/studio.ts'
import { shows } from '../support/visit.ts'

test.afterEach(discardDrafts)

const isPublish = (request: Request) => request.postData()?.includes('document.publish') ?? false

const publishing = (studio: Page) => studio.waitForRequest(isPublish)

const slowPublish = (studio: Page) =>
  studio.route('**/data/actions/**', async (route) => {
    if (isPublish(route.request())) await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })

test('what is typed during a slow publish stays, and can be published', async ({ studio }) => {
  const heading = () => lake.fetch<string>('*[_id == "aboutPage"][0].hero.heading')
  const before = await lake.fetch<object>('*[_id == "aboutPage"][0].hero')
  const input = await openDocument(studio, 'aboutPage', 'aboutPage', 'hero.heading')
  await slowPublish(studio)
  try {
    await input.fill('Who answers')
    const published = publishing(studio)
    await studio.keyboard.press('Control+Alt+P')
    await published
    await studio.keyboard.press('End')
    await studio.keyboard.type(' youu')
    await studio.keyboard.press('Backspace')
    const text = studio.getByTestId('field-hero.text').getByRole('textbox')
    await text.click()
    await studio.keyboard.type('Ada')
    await until(async () => (await heading()) === 'Who answers')
    await expect(input).toHaveValue('Who answers you')
    await expect(text).toHaveValue(/Ada/)
    await expect(text).toBeFocused()
    await expect(studio.getByTestId('action-publish')).toBeEnabled()
    await studio.keyboard.press('Control+Alt+P')
    await until(async () => (await heading()) === 'Who answers you')
  } finally {
    await studio.unrouteAll()
    await lake.patch('aboutPage').set({ hero: before }).commit()
  }
})

test('running text published at once keeps what is typed meanwhile', async ({ studio }) => {
  type Answer = { _id: string; answer: { children?: { text: string }[] }[] }
  const firstAnswer = () => lake.fetch<Answer>('*[_type == "faqItem"] | order(orderRank)[0]{_id, answer}')
  const before = await firstAnswer()
  const words = async () => JSON.stringify((await firstAnswer()).answer)
  await openDocument(studio, before._id, 'faqItem', 'question')
  await slowPublish(studio)
  try {
    const text = studio.getByTestId('field-answer').getByRole('textbox')
    await text.click()
    await studio.keyboard.press('Control+End')
    const published = publishing(studio)
    await studio.keyboard.type(' Adaa')
    await studio.keyboard.press('Control+Alt+P')
    await published
    await studio.keyboard.press('Backspace')
    await studio.keyboard.type(' and')
    await studio.keyboard.press('Enter')
    await studio.keyboard.type('Grace')
    await until(async () => (await words()).includes(' Adaa'))
    await expect(text.getByText(/ Ada and$/)).toBeVisible()
    await expect(text.getByText('Grace', { exact: true })).toBeVisible()
  } finally {
    await studio.unrouteAll()
    await lake.patch(before._id).set({ answer: before.answer }).commit()
  }
})

test('who moves on as a publish ends writes where they are', async ({ studio }) => {
  type Item = { _id: string; question: string; answer: object }
  const item = await lake.fetch<Item>('*[_type == "faqItem"] | order(orderRank)[0]')
  const question = await openDocument(studio, item._id, 'faqItem', 'question')
  await slowPublish(studio)
  try {
    const text = studio.getByTestId('field-answer').getByRole('textbox')
    await text.click()
    await studio.keyboard.press('Control+End')
    await studio.keyboard.type(' and')
    const published = publishing(studio)
    const ended = studio.waitForResponse((response) => isPublish(response.request()))
    await studio.keyboard.press('Control+Alt+P')
    await published
    await studio.keyboard.type(' Grace, who types on and on')
    await ended
    await question.click()
    await studio.keyboard.press('End')
    await studio.keyboard.type('Ada')
    await expect(question).toHaveValue(`${item.question}Ada`)
    await expect(text.getByText(' and Grace, who types on and on')).toBeVisible()
  } finally {
    await studio.unrouteAll()
    await lake.patch(item._id).set({ question: item.question, answer: item.answer }).commit()
  }
})

test('a typed time is published by a press alone', async ({ studio }) => {
  const from = () => lake.fetch<string>('*[_id == "siteSettings"][0].announcement.visibleFrom')
  const before = await lake.fetch<object | null>('*[_id == "siteSettings"][0].announcement')
  await openDocument(studio, 'siteSettings', 'siteSettings', 'name')
  await studio.getByRole('tab', { name: 'Announcement' }).click()
  try {
    const time = fieldInput(studio, 'announcement.visibleFrom')
    await time.fill('2036-03-02 08:00')
    await studio.keyboard.press('Control+Alt+P')
    await until(async () => (await from()) === '2036-03-02T13:00:00.000Z')
    await expect(time).toBeFocused()
    await expect(studio.getByTestId('action-publish')).toBeEnabled()
    await studio.keyboard.press('Control+Alt+P')
    await expect(studio.getByText('Visitors see this already')).toBeVisible()
  } finally {
    await lake
      .patch('siteSettings')
      .set({ announcement: before ?? {} })
      .commit()
  }
})

test('an uploaded image reaches visitors from this site', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  const member = await lake.fetch<{ _id: string; photo: object }>(
    '*[_type == "teamMember"] | order(orderRank)[0]{_id, photo}',
  )
  await openDocument(studio, member._id, 'teamMember', 'name')
  await studio.getByRole('button', { name: 'Open image options menu' }).click()
  const [chooser] = await Promise.all([
    studio.waitForEvent('filechooser'),
    studio.getByRole('menuitem', { name: 'Upload' }).click(),
  ])
  await chooser.setFiles({ name: 'portrait.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(portrait) })
  const uploaded = () =>
    lake.fetch<string | null>(
      '*[_id == $id && photo.asset->originalFilename == "portrait.svg"][0].photo.asset->url',
      { id: `drafts.${member._id}` },
      { perspective: 'raw' },
    )
  await expect.poll(uploaded).toBeTruthy()
  const url = (await uploaded()) ?? ''
  const file = path.basename(url)
  try {
    await publish(studio)
    await until(() => shows('/about-us', base, file))
    expect(await (await fetch(url)).text()).toBe(portrait)
  } finally {
    await lake.patch(member._id).set({ photo: member.photo }).commit()
    await until(async () => !(await shows('/about-us', base, file)))
  }
})

const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480"><rect width="400" height="480" fill="#c0ffee"/></svg>'
