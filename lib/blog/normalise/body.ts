import { isObject } from '#lib/util/isObject.ts'
import { type ForeignObject, asList, readJson } from './foreign.ts'
import { textOfHtml } from './html.ts'
import { limits, cleanText, toLine } from './text.ts'
import type { PostBody, Section } from '../post.ts'

/** Broken JSON is not shown; a text that only begins with a bracket is. */
const brokenJson = /^(?:\{|\[\s*["{[])/

/** `content` as fields (object or JSON), sections (list) or plain text, which is never empty. */
function readContent(value: unknown): ForeignObject | string {
  const read = readJson(value)
  const list = asList(read)
  if (list) return { sections: list }
  if (isObject(read)) return read
  return typeof read === 'string' && read !== '' && !brokenJson.test(read) ? read : {}
}

/** Paragraphs of a text, separated by blank lines or HTML. Linear in the input. */
function splitParagraphs(source: string): string[] {
  const text = textOfHtml(source.slice(0, limits.source)).slice(0, limits.bodyText)
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => toLine(part, limits.paragraph))
    .filter(Boolean)
}

/** The first paragraphs of a text or a list of texts, or of their JSON text, within the limits. */
function readParagraphs(value: unknown, max: number = limits.paragraphsInAList): string[] {
  const read = readJson(value)
  const paragraphs: string[] = []
  let size = 0
  // Only what is asked for is read: a host may send much more than the limits.
  for (const item of asList(read)?.slice(0, limits.paragraphsInAList) ?? [read]) {
    const texts = typeof item === 'string' && !brokenJson.test(item) ? splitParagraphs(item) : []
    for (const text of texts) {
      size += text.length
      if (size > limits.bodyText || paragraphs.length === max) return paragraphs
      paragraphs.push(text)
    }
  }
  return paragraphs
}

const numberedHeading = (index: number) => `Section ${index + 1}`

/** A section without a heading is numbered; one that is a text is its paragraphs. */
function readSections(value: unknown): Section[] {
  const sections: Section[] = []
  let size = 0
  for (const item of asList(readJson(value))?.slice(0, limits.sections) ?? []) {
    const heading = isObject(item) ? cleanText(item.heading, limits.title) : ''
    const content = readParagraphs(isObject(item) ? item.content : item)
    size += content.reduce((sum, text) => sum + text.length, heading.length)
    if (size > limits.bodyText) break
    if (heading || content.length)
      sections.push({ heading: heading || numberedHeading(sections.length), content })
  }
  return sections
}

/** `full_content`: the last paragraph is the conclusion, others are sections. */
function readFullContent(value: unknown): Pick<PostBody, 'sections' | 'conclusion'> {
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
  if (body.sections.length > 0) return body
  const full = readFullContent(fullContent)
  return {
    ...body,
    sections: full.sections,
    conclusion: full.conclusion.length ? full.conclusion : body.conclusion,
  }
}

/**
 * Paragraphs of the introduction and the first of the first section, or plain content.
 * docs/specification.md#blog-data.
 */
export function readExcerpt(content: unknown, fullContent: unknown): string[] {
  const read = readContent(content)
  if (typeof read === 'string') return [cleanText(read, limits.paragraph)].filter(Boolean)
  const { introduction, sections } = read
  const [section] = readSections(sections)
  // full_content counts only without sections, as in the article.
  const [paragraph = ''] = section ? section.content : readParagraphs(fullContent, 1)
  return [...readParagraphs(introduction, limits.excerpt), paragraph].filter(Boolean)
}
