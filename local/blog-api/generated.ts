import type { CatalogueEntry } from './catalogue.ts'
import { plainForm } from './wire.ts'

/** Posts for growth tests: many, alike, and the same at every start. Ids run on from 1001. */
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
        picture: null,
        published: 'January 5, 2020',
        readTime: '1 min read',
        author: 'Walter Hale',
        tags: ['archive'],
        related: [],
      },
    }
  })
}
