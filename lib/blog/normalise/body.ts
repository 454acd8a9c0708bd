import { isObject } from '../../util/isObject.ts'
import {
  type ForeignObject,
  asList,
  listOrOne,
  readJson,
  readStructure,
  textIn,
  textNames,
} from './foreign.ts'
import { readDocument, type Block } from './documents.ts'
import { limits, cleanText, toLine, withoutMarkup } from './text.ts'
import type { PostBody, Section } from '../post.ts'

/** Broken JSON is not shown; a text that only begins with a bracket is. */
const brokenJson = /^(?:\{|\[\s*(?:["{[]|&quot;))/

/** The same of a single text, where words in brackets are likelier. */
const brokenList = /^(?:\{|\[\s*\[?)\s*\\?"/

/** `content` as fields (object or JSON), sections (list) or plain text, which is never empty. */
function readContent(value: unknown): ForeignObject | string {
  const read = readJson(value)
  const document = readDocument(read)
  if (document) return fieldsOf(document)
  const list = asList(read)
  if (list) return { sections: list }
  if (isObject(read)) return read
  return typeof read === 'string' && read !== '' && !brokenJson.test(read) ? read : {}
}

/** The fields of a document: its introduction ends with the first heading. */
function fieldsOf(document: readonly Block[]): ForeignObject {
  const introduction: string[] = []
  const sections: { heading: string; content: string[] }[] = []
  for (const { isHeading, text } of document) {
    if (isHeading) sections.push({ heading: text, content: [] })
    else (sections.at(-1)?.content ?? introduction).push(text)
  }
  return { introduction, sections }
}

/** Paragraphs of a text, separated by blank lines or tags. Linear in the input. */
function splitParagraphs(source: string): string[] {
  const text = withoutMarkup(source.slice(0, limits.source)).slice(0, limits.bodyText)
  const paragraphs: string[] = []
  let lines: string[] = []
  for (const line of [...text.split(/\r\n|\r|\n/), '']) {
    if (line.trim() !== '') {
      lines.push(line)
    } else {
      paragraphs.push(toLine(lines.join(' '), limits.paragraph))
      lines = []
    }
  }
  return paragraphs.filter(Boolean)
}

/** The first paragraphs of a text, a list of texts, or their JSON text, within the limits. */
function readParagraphs(value: unknown, max: number = limits.paragraphsInAList): string[] {
  const paragraphs: string[] = []
  let size = 0
  for (const text of paragraphsOf(value, 3)) {
    size += text.length
    if (size > limits.bodyText) break
    if (paragraphs.push(text) === max) break
  }
  return paragraphs
}

/** Names under which a paragraph that is an object holds its text. */
const paragraphNames = [
  'heading',
  'title',
  ...textNames.filter((name) => name !== 'title'),
  'paragraph',
  'body',
]

/**
 * Nesting is followed `depth` levels. Only what is asked for is read: a host may send much more
 * than the limits.
 */
function* paragraphsOf(sent: unknown, depth: number): Generator<string> {
  const value = readStructure(sent)
  const document = readDocument(value)
  if (document) {
    for (const { text } of document) yield* splitParagraphs(text)
  } else if (typeof value === 'string') {
    if (!brokenList.test(value.trimStart())) yield* splitParagraphs(value)
  } else if (typeof value === 'number') {
    yield* splitParagraphs(cleanText(value, limits.label))
  } else if (depth > 0) {
    const list = asList(value) ?? (isObject(value) ? paragraphNames.map((name) => value[name]) : [])
    for (const item of list.slice(0, limits.paragraphsInAList)) yield* paragraphsOf(item, depth - 1)
  }
}

const numberedHeading = (index: number) => `Section ${index + 1}`

/** The sections: a list, its JSON text, or a single section. */
const sectionsIn = (value: unknown) => listOrOne(readJson(value)).slice(0, limits.sections)

/** Sections that are not empty, within the limits. One without a heading is numbered. */
function readSections(value: unknown): Section[] {
  const sections: Section[] = []
  let size = 0
  for (const sent of sectionsIn(value)) {
    const item = readStructure(sent)
    const heading = isObject(item) ? textIn(item.heading, limits.title) : ''
    const content = readParagraphs(isObject(item) ? item.content : item)
    size += content.reduce((sum, text) => sum + text.length, heading.length)
    if (size > limits.bodyText) break
    if (heading || content.length)
      sections.push({ heading: heading || numberedHeading(sections.length), content })
  }
  return sections
}

/**
 * `full_content`: the last paragraph is the conclusion, others are sections.
 * docs/specification.md#blog-data.
 */
function readFullContent(value: unknown): Pick<PostBody, 'sections' | 'conclusion'> {
  const document = readDocument(readStructure(value))
  if (document?.some(({ isHeading }) => isHeading)) {
    const { introduction, sections } = fieldsOf(document)
    return { sections: readSections([introduction, sections].flat()), conclusion: [] }
  }
  const paragraphs = readParagraphs(value)
  const sections = paragraphs
    .slice(0, -1)
    .map((text, index) => ({ heading: numberedHeading(index), content: [text] }))
  return { sections: sections.slice(0, limits.sections), conclusion: paragraphs.slice(-1) }
}

/** The body of a post. Without an introduction it opens with the description, or its plain text. */
export function readBody(content: unknown, fullContent: unknown, description: string): PostBody {
  const read = readContent(content)
  const { introduction, sections, conclusion } = typeof read === 'string' ? {} : read
  const body = {
    introduction: readParagraphs(introduction),
    sections: readSections(sections),
    conclusion: readParagraphs(conclusion),
  }
  if (!body.introduction.length) body.introduction = [description].filter(Boolean)
  if (!body.introduction.length && typeof read === 'string') body.introduction = splitParagraphs(read)
  if (!body.sections.length) {
    const full = readFullContent(fullContent)
    body.sections = full.sections
    if (full.conclusion.length) body.conclusion = full.conclusion
  }
  return body
}

/**
 * Paragraphs of the introduction and the first section, or plain content.
 * docs/specification.md#blog-data.
 */
export function readExcerpt(content: unknown, fullContent: unknown): string[] {
  const read = readContent(content)
  if (typeof read === 'string') return [cleanText(read, limits.paragraph)].filter(Boolean)
  const { introduction, sections } = read
  const section = firstSection(sections)
  // full_content counts only without sections, as in the article.
  const [paragraph] = section ? section.content : readParagraphs(fullContent, 1)
  return [...readParagraphs(introduction, limits.excerpt), paragraph ?? ''].filter(Boolean)
}

/** Stops early: a list of a thousand posts calls this a thousand times. */
function firstSection(value: unknown): Section | undefined {
  for (const item of sectionsIn(value)) {
    const [section] = readSections([item])
    if (section) return section
  }
  return undefined
}
