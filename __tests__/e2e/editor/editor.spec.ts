import { expect } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { withLandingPage } from '../support/landing.ts'
import { discardDrafts, untilSaved } from '../support/previewing.ts'
import { fieldInput, openActions, openDocument, openStudio, publish, test } from '../support/studio.ts'
import { shows } from '../support/visit.ts'

/** What editors do besides typing and publishing: revert, unpublish, restore, upload, paste. */

test.afterEach(discardDrafts)

test('a form has no field that changes nothing', async ({ studio }) => {
  for (const [id, asks] of [
    ['aboutPage', 1],
    ['siteSettings', 0],
  ] as const) {
    await openStudio(studio, `/studio/intent/edit/id=${id};type=${id}/`)
    await studio.getByRole('tab', { name: 'Search & sharing' }).click()
    await expect(fieldInput(studio, 'seo.description')).toBeEditable()
    await expect(fieldInput(studio, 'seo.title')).toHaveCount(asks)
    await expect(studio.getByText('Hide from search engines')).toHaveCount(asks)
  }
  await openDocument(studio, 'homePage', 'homePage', 'hero.heading')
  await expect(studio.getByText('Picture on phones')).toBeVisible()
  await expect(studio.getByTestId(/^field-hero\.image(Small)?\.alt$/)).toHaveCount(1)
})

test('the Studio loads no font and no registration from elsewhere', async ({ studio }) => {
  await openDocument(studio, 'faqItem-guarantee', 'faqItem', 'question')
  const rules = await studio.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  )
  const faces = rules.filter((rule) => rule.includes('@font-face'))
  expect(faces.length).toBeGreaterThan(0)
  expect(faces.filter((face) => face.includes('://'))).toEqual([])
  const help = studio.getByTestId('button-resources-menu')
  await expect(help).toBeAttached()
  await expect(help).toBeHidden()
})

test('an earlier version returns as a draft with images and lists, then live', async ({
  studio,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const fields = 'hero, story, values, team, actions, seo'
  const stored = () => lake.fetch<object>(`*[_id == "aboutPage"][0]{ ${fields} }`)
  const before = await stored()
  const first = await lake.fetch<string>('*[_id == "aboutPage"][0].hero.heading')
  const input = await openDocument(studio, 'aboutPage', 'aboutPage', 'hero.heading')
  // The form may still show what an earlier test published.
  await expect(input).toHaveValue(first)
  const second = `People first ${Date.now()}`
  await input.fill(second)
  await untilSaved(second)
  await lake.patch('drafts.aboutPage').unset(['values.items[0]', 'actions']).commit()
  await publish(studio)
  await until(() => shows('/about-us', base, second))
  expect(await stored()).not.toMatchObject({ actions: expect.anything() as object })

  await studio.getByTestId('pane-footer-document-status').click()
  await studio.getByRole('tab', { name: 'History' }).click()
  // The oldest one was never typed by anybody: the seed put it there.
  await studio.getByTestId('timeline-item-button').last().click()
  await expect(input).toHaveValue(first)
  await studio.getByRole('button', { name: 'Revert to revision' }).click()
  await expect(studio.getByText('It takes the place of the draft.')).toBeVisible()
  await studio.getByRole('button', { name: 'Confirm' }).click()
  await expect(input).toBeEditable()
  await expect(input).toHaveValue(first)
  expect(await shows('/about-us', base, second), 'visitors see a version that nobody published').toBe(true)
  await publish(studio)
  await until(() => shows('/about-us', base, first))
  expect(await shows('/about-us', base, second)).toBe(false)
  expect(await stored()).toEqual(before)
})

test('a copy of a landing page gets a path of its own', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  await withLandingPage(base, async (path) => {
    await openDocument(studio, `landing-${path.slice(1)}`, 'landingPage', 'title')
    await openActions(studio)
    await studio.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(fieldInput(studio, 'title')).toHaveValue('A landing page (copy)')
    await expect(fieldInput(studio, 'slug')).toHaveValue('')
    await expect(studio.getByText('Give this page its address first.')).toBeVisible()
    await expect(studio.getByTestId('action-publish')).toBeDisabled()

    await studio.getByRole('button', { name: 'Generate' }).click()
    await expect(fieldInput(studio, 'slug')).toHaveValue('a-landing-page-copy')
    await studio.getByTestId('action-publish').click()
    await until(() => shows('/a-landing-page-copy', base, 'Seats for the season'))
    expect(await shows(path, base, 'Seats for the season')).toBe(true)
    expect(await lake.fetch('count(*[_type == "redirect"])')).toBe(0)
  })
  await lake.delete({ query: '*[_type == "landingPage"]' })
})

test('an unpublished item stays a draft, and returns once published', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  const input = await openDocument(studio, 'teamMember-otis-freeman', 'teamMember', 'name')
  await openActions(studio)
  await studio.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(studio.getByText('It stays here as a draft.')).toBeVisible()
  expect(await shows('/about-us', base, 'Otis Freeman')).toBe(true)
  await studio.getByRole('button', { name: 'Unpublish' }).click()
  await until(async () => !(await shows('/about-us', base, 'Otis Freeman')))
  await expect(input).toBeEditable()
  await expect(input).toHaveValue('Otis Freeman')
  await publish(studio)
  await until(() => shows('/about-us', base, 'Otis Freeman'))
})

test('a photo in a format of phones is refused in plain words', async ({ studio }) => {
  await openStudio(studio, '/studio/intent/create/template=teamMember;type=teamMember/')
  const chooser = studio.getByTestId('file-button-input')
  await expect(chooser).toHaveAttribute('accept', /image\/png.*image\/svg\+xml/)
  await chooser.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') })
  await expect(studio.getByText('Save a picture as JPEG').first()).toBeVisible()
})

test('text pasted from Word keeps only words, lists, emphasis and links', async ({ studio }) => {
  await openDocument(studio, 'faqItem-guarantee', 'faqItem', 'question')
  await studio.getByTestId('field-answer').click()
  const text = studio.getByTestId('field-answer').locator('[contenteditable=true]').first()
  await text.click()
  await studio.keyboard.press('ControlOrMeta+a')
  await text.evaluate((element, html) => {
    // The browser's clipboard would tidy up Word's markup.
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'Not this')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, fromWord)
  await untilSaved('Cell')
  const stored = await lake.fetch<Block[]>(
    '*[_id == "drafts.faqItem-guarantee"][0].answer',
    {},
    { perspective: 'raw' },
  )
  expect(stored.map(asMarkdown)).toEqual([
    'Large',
    '**Bold** and [our terms](https://example.com/terms)',
    '- First',
    'Cell',
  ])
})

type Block = {
  listItem?: string
  children: { text: string; marks: string[] }[]
  markDefs: { _key: string; href?: string }[]
}

/** A paragraph with its marks in characters: short enough to compare. */
function asMarkdown({ listItem, children, markDefs }: Block): string {
  const words = children.map(({ text, marks }) => {
    const link = markDefs.find(({ _key }) => marks.includes(_key))
    return link ? `[${text}](${link.href})` : marks.includes('strong') ? `**${text}**` : text
  })
  return `${listItem ? '- ' : ''}${words.join('')}`
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head>
<body><!--StartFragment--><h1 style='color:red'>Large</h1>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Bold</span></b> and <a href="https://example.com/terms">our terms</a><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>First</p>
<table border=1><tr><td><p class=MsoNormal>Cell <img src="file:///C:/image001.png"></p></td></tr></table><!--EndFragment--></body></html>`
