import type { Article } from './article.ts'
import articles from './articles.json' with { type: 'json' }
import { plainForm, type SentForm } from './sent.ts'

export type CatalogueEntry = { article: Article; form: SentForm }

const { names } = plainForm

/**
 * How the host sends each sample article, by id.
 * Together they use every name, kind of content, kind of tags, envelope and default of the
 * specification.
 */
const forms: Readonly<Record<string, Partial<SentForm>>> = {
  1: { envelopes: { single: 'blog', get: 'blog' } },
  2: {
    numericIds: true,
    names: { description: 'excerpt', image: 'image', alt: 'imageAlt', published: 'date' },
    tags: 'text',
    envelopes: { single: 'data', get: 'data' },
  },
  3: {
    names: { ...names, image: 'featured_image' },
    content: 'json',
    envelopes: { single: 'itself', get: 'itself' },
  },
  4: { content: 'text', fullContent: true, tags: 'text' },
  5: { omit: ['read_time'] },
  6: { numericIds: true, content: 'json', names: { ...names, alt: 'imageAlt' } },
  7: { names: { ...names, published: 'date' } },
  8: { content: 'json', omit: ['author'] },
  9: { content: 'none', fullContent: true },
  10: { htmlEscaped: true, tags: 'text' },
  11: { omit: ['category'], envelopes: { single: 'itself', get: 'data' } },
  12: { omit: ['slug', 'published_date'] },
}

/** The sample articles, newest first. */
export const catalogue: readonly CatalogueEntry[] = (articles as Article[]).map((article) => ({
  article,
  form: { ...plainForm, ...forms[article.id] },
}))

/** Posts for growth tests, the same at every start. Ids start at 1001. */
export function generateEntries(count: number): CatalogueEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return {
      form: plainForm,
      article: {
        id: String(1000 + number),
        slug: `archive-note-${number}`,
        title: `From the archive: note ${number}`,
        category: 'Archive',
        description: `Note ${number} from twenty years of recruiters' notebooks.`,
        introduction: `This is note ${number}. It is kept short so that a long archive stays light.`,
        sections: [
          { heading: 'What we heard', content: [`A line from call ${number}, written down the same day.`] },
          { heading: 'What we did', content: [`We told the client what we had heard in call ${number}.`] },
        ],
        conclusion: `Note ${number} ends where the next one begins.`,
        image: null,
        published: 'January 5, 2020',
        readTime: '1 min read',
        author: 'Walter Hale',
        tags: ['archive'],
        related: [],
      },
    }
  })
}
