import { readFileSync } from 'node:fs'
import path from 'node:path'
import { marked } from 'marked'
import { chapterFor, chaptersOf } from '../../../sanity/start/guide.ts'

const guide = readFileSync(path.join(process.cwd(), 'sanity/GUIDE.md'), 'utf8')
const chapters = chaptersOf(marked.parse(guide, { async: false }))

test.each(['landingPage', 'redirect', 'siteSettings', 'faqItem'])(
  'the form of %s leads to a chapter of the guide',
  (type) => expect(chapters.map(({ title }) => title)).toContain(chapterFor(type)),
)

test('the words of a chapter are searched without its markup', () => {
  const [chapter] = chaptersOf('<h1>Guide</h1><p>First</p><h2>Find</h2><p>A <strong>list</strong></p>')
  expect(chapter).toMatchObject({ title: 'Find', words: 'FindA list' })
})
