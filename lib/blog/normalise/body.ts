import { isObject, type Fields } from '#lib/util/isObject.ts'
import { textOfHtml } from './html.ts'
import { limits, cleanText, toLine } from './text.ts'
import type { PostBody, Section } from '../post.ts'

/** Broken JSON is not shown; a text that only begins with a bracket is. */
const brokenJson = /^(?:$|\{|\[\s*["{[])/

/** `content` as fields (object or JSON text of one) or as plain text, which is never empty. */
function readContent(value: unknown): Fields | string {
  if (typeof value !== 'string') return isObject(value) ? value : {}
  const text = value.trim()
  try {
    const read: unknown = JSON.parse(text)
    // A text in quotes is one.
    return isObject(read) ? read : typeof read === 'string' ? text : {}
  } catch {
    return brokenJson.test(text) ? {} : text
  }
}

/** Paragraphs of a text, separated by blank lines or HTML. Linear in the input. */
function splitParagraphs(source: unknown): string[] {
  if (typeof source !== 'string') return []
  return textOfHtml(source)
    .slice(0, limits.bodyText)
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => toLine(part, limits.paragraph))
    .filter(Boolean)
}

type ReadParagraphs = (value: unknown) => string[]

/** Reads texts, and lists of texts, until there are as many as a page can bear. */
function paragraphReader(): ReadParagraphs {
  let left: number = limits.bodyText
  return (value) => {
    const paragraphs: string[] = []
    for (const text of Array.isArray(value) ? value.slice(0, limits.items) : [value])
      for (const paragraph of splitParagraphs(text)) {
        left -= paragraph.length
        if (left < 0 || paragraphs.length === limits.items) return paragraphs
        paragraphs.push(paragraph)
      }
    return paragraphs
  }
}

const numberedHeading = (index: number) => `Section ${index + 1}`

/** A section without a heading is numbered. */
function readSections(value: unknown, read: ReadParagraphs): Section[] {
  const items: unknown[] = Array.isArray(value) ? value.slice(0, limits.sections) : []
  return items
    .filter(isObject)
    .map(({ heading, content }) => ({ heading: cleanText(heading, limits.title), content: read(content) }))
    .filter(({ heading, content }) => heading || content.length > 0)
    .map(({ heading, content }, index) => ({ heading: heading || numberedHeading(index), content }))
}

/** The body of a post. Without an introduction it opens with the description, or its plain text. */
export function readBody(content: unknown, fullContent: unknown, description: string): PostBody {
  const read = paragraphReader()
  const fields = readContent(content)
  const plain = typeof fields === 'string' ? fields : ''
  const { introduction, sections, conclusion } = typeof fields === 'string' ? {} : fields
  const body: PostBody = {
    introduction: read(introduction),
    sections: readSections(sections, read),
    conclusion: read(conclusion),
  }
  if (body.introduction.length === 0) body.introduction = description ? [description] : read(plain)
  if (body.sections.length > 0) return body
  // Of `full_content` the last paragraph is the conclusion, the others are sections.
  const paragraphs = read(fullContent)
  const last = paragraphs.pop()
  return {
    introduction: body.introduction,
    sections: paragraphs.map((text, index) => ({ heading: numberedHeading(index), content: [text] })),
    conclusion: last === undefined ? body.conclusion : [last],
  }
}

/**
 * Paragraphs of the introduction and the first of the first section, or plain content.
 * docs/specification.md#blog-data.
 */
export function readExcerpt(content: unknown, fullContent: unknown): string[] {
  const fields = readContent(content)
  if (typeof fields === 'string') return [cleanText(fields, limits.paragraph)].filter(Boolean)
  const read = paragraphReader()
  const introduction = read(fields.introduction).slice(0, limits.excerpt)
  const [section] = readSections(fields.sections, read)
  // full_content counts only without sections, as in the article.
  const [paragraph = ''] = section ? section.content : read(fullContent)
  return [...introduction, paragraph].filter(Boolean)
}
