import { defineLocaleResourceBundle, type LocaleResourceBundle, type LocalesBundlesOption } from 'sanity'
import texts from './words.json' with { type: 'json' }

/**
 * Texts in place of Sanity's, for marketing staff, by namespace.
 * Without `new-document.new-document` Sanity speaks the key. A text with `<em>` is for screen
 * readers only: see _document.js. What an upload refuses is often a HEIC photo of an iPhone.
 * `slug.not-unique` is of questions: landing pages have `checkSlug` instead.
 */
export const words = Object.entries(texts).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: 'en-US', namespace, resources }),
)

/** Developers' words, and what editors call it. The longer come first. */
const glossary: Readonly<Record<string, string>> = {
  'document types': 'kind of item',
  'document type': 'kind of item',
  'schema types': 'kind of item',
  'schema type': 'kind of item',
  document: 'item',
  dataset: 'store',
  schema: 'form',
  perspective: 'view',
  reference: 'link',
  asset: 'file',
  revision: 'version',
  hotspot: 'focus',
  object: 'part',
  array: 'list',
  workspace: 'Studio',
}

const terms = new RegExp(`\\b(${Object.keys(glossary).join('|')})(s?)\\b`, 'gi')

/** Neither variables nor markup. */
const kept = /(\{\{.*?\}\}|<[^>]*>)/

/** A text of Sanity's in the words of editors. */
export const inPlainWords = (text: string): string =>
  text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(terms, plainTerm)))
    .join('')

function plainTerm(_found: string, term: string, plural: string): string {
  const plain = `${glossary[term.toLowerCase()]}${plural}`
  return /^[A-Z]/.test(term) ? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}` : plain
}

type Texts = Exclude<LocaleResourceBundle['resources'], (...given: never[]) => unknown>

async function plainResources({ resources }: LocaleResourceBundle): Promise<Texts> {
  const loaded: object = typeof resources === 'function' ? await resources() : resources
  const texts = 'default' in loaded && typeof loaded.default === 'object' ? loaded.default : loaded
  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([key, text]) => [
      key,
      typeof text === 'string' ? inPlainWords(text) : text,
    ]),
  )
}

/** All texts of the Studio: Sanity's in plain words, then those written for this site. */
export const localeBundles: LocalesBundlesOption = (given) => [
  ...given.map((bundle) =>
    bundle.locale === 'en-US'
      ? { ...bundle, resources: async () => ({ default: await plainResources(bundle) }) }
      : bundle,
  ),
  ...words,
]
