import type { Article } from './article.ts'
import { images } from './article.ts'

type Envelope = 'blog' | 'data' | 'itself'

/** How a PHP host may send an article. docs/specification.md#blog-data. */
export type SentForm = {
  numericIds: boolean
  names: {
    description: 'description' | 'excerpt'
    image: 'image_url' | 'image' | 'featured_image'
    alt: 'image_alt' | 'imageAlt'
    published: 'published_date' | 'date'
  }
  tags: 'list' | 'text'
  /** `json` is the object as JSON text, `text` the teaser as plain text. */
  content: 'object' | 'json' | 'text' | 'none'
  /** True if `full_content` has the body, with blank lines between paragraphs. */
  fullContent: boolean
  /** True for a host that runs htmlspecialchars over every value. */
  htmlEscaped: boolean
  /** Fields that are not sent. */
  omit: readonly string[]
  envelopes: { single: Envelope; get: Envelope }
}

/** The default form: each field has its first name of the specification. */
export const plainForm: SentForm = {
  numericIds: false,
  names: { description: 'description', image: 'image_url', alt: 'image_alt', published: 'published_date' },
  tags: 'list',
  content: 'object',
  fullContent: false,
  htmlEscaped: false,
  omit: [],
  envelopes: { single: 'blog', get: 'data' },
}

type SentFields = Record<string, unknown>

type SentOptions = {
  /** URL of the image folder, with a trailing slash. */
  imageBase: string
  /** A list sends the teaser, if there is one, instead of the body. */
  view: 'list' | 'detail'
}

/** One article as the host sends it, before any envelope. */
export function asSent(article: Article, form: SentForm, { imageBase, view }: SentOptions): SentFields {
  const id = (text: string) => (form.numericIds ? Number(text) : text)
  const text = (value: string) => (form.htmlEscaped ? escapeLikePhp(value) : value)
  const fields: SentFields = {
    id: id(article.id),
    slug: article.slug,
    title: text(article.title),
    category: text(article.category),
    [form.names.description]: text(article.description),
    [form.names.published]: article.published,
    read_time: article.readTime,
    author: text(article.author),
    tags: form.tags === 'text' ? article.tags.join(', ') : article.tags,
    related_posts: article.related.map(id),
    ...imageFields(article, form, imageBase),
    ...bodyFields(article, form, view, text),
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !form.omit.includes(name)))
}

function imageFields({ image }: Article, { names }: SentForm, imageBase: string): SentFields {
  return image ? { [names.image]: imageBase + image, [names.alt]: images[image] } : {}
}

function bodyFields(
  article: Article,
  form: SentForm,
  view: SentOptions['view'],
  text: (value: string) => string,
): SentFields {
  const fields: SentFields = {}
  if (view === 'list' && article.teaser) return { content: text(article.teaser) }
  const body = {
    introduction: text(article.introduction),
    sections: article.sections.map(({ heading, content }) => ({
      heading: text(heading),
      content: content.map(text),
    })),
    conclusion: text(article.conclusion),
  }
  if (form.content === 'object') fields.content = body
  if (form.content === 'json') fields.content = JSON.stringify(body)
  if (form.content === 'text') fields.content = text(article.introduction)
  if (form.fullContent) {
    const paragraphs = [...article.sections.flatMap(({ content }) => content), article.conclusion]
    fields.full_content = paragraphs.map(text).join('\r\n\r\n')
  }
  return fields
}

/** PHP's htmlspecialchars with its default flags. */
function escapeLikePhp(value: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#039;',
  }
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Puts a post into an envelope. Only the bare post comes without `success`. */
export function wrap(post: SentFields, envelope: Envelope): SentFields {
  return envelope === 'itself' ? post : { success: true, [envelope]: post }
}
