import { isSitePath, safeWebHref } from '../../../lib/links.ts'
import { sitePages } from '../../../lib/routes.ts'

/** What a button can do. The values are stored; the titles are what an editor reads. */
export const actionKinds = [
  { value: 'page', title: 'Open a page of this site' },
  { value: 'url', title: 'Open another website' },
  { value: 'file', title: 'Download a file' },
  { value: 'call', title: 'Call our phone number' },
] as const

export type ActionKind = (typeof actionKinds)[number]['value']

/** The parts of a button that the rules below look at; an editor may have left any of them empty. */
export type ActionDraft = PageDraft & {
  label?: string
  kind?: string
  url?: string
  file?: { asset?: unknown }
}

/** The verdict of a rule: true, or the sentence that tells the editor what to do. */
export type Verdict = true | string

/** The list from which a page is picked, so that nobody types a path. */
export const pageChoices = sitePages.map(({ path, title }) => ({ value: path, title }))

const knownPaths: readonly string[] = sitePages.map(({ path }) => path)

/** What a link inside the site leads to: the path of a page, or a landing page, which comes first. */
export type PageDraft = { page?: string; landingPage?: { _ref?: string } }

/** A link inside the site must lead to a page that exists. */
export function checkPage({ page, landingPage }: PageDraft): Verdict {
  if (landingPage?._ref) return true
  if (!page) return 'Pick the page that opens.'
  return knownPaths.includes(page) || 'This page is no longer on the site. Pick another one from the list.'
}

/**
 * A link to another website must be a full https address. Everything else is refused, `javascript:` and `data:`
 * above all, because a visitor's browser would run it.
 */
export function checkWebAddress(address: string | undefined, needed: boolean): Verdict {
  if (!address) return needed ? 'Paste the address of the website, starting with https://' : true
  if (safeWebHref(address)) return true
  return 'Use a full address that starts with https://, such as https://www.example.com'
}

/** What the button for links inside the site is called. */
export const pageLinkTitle = 'Link to a page of this site'

/** Characters of an address that a message repeats. */
const longestQuote = 40

/** In running text a link may also start an email or a phone call. */
export function checkTextLink(address: string | undefined): Verdict {
  if (!address) return 'Paste the address to link to, or remove the link.'
  if (/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?.*)?$/i.test(address)) return true
  if (/^tel:\+?(?:[().\s-]*\d){7,}[().\s-]*$/i.test(address)) return true
  if (checkWebAddress(address, true) === true) return true
  // Several can come with one pasted text, and the Studio lists what is wrong with each without the words that bear it.
  const quoted = address.length > longestQuote ? `${address.slice(0, longestQuote)}…` : address
  if (isSitePath(address)) {
    return `“${quoted}” is on this site. Remove this link, and use “${pageLinkTitle}” instead.`
  }
  return `“${quoted}” does not work as a link. Use an address that starts with https://, or mailto: with an email address, or tel: with a phone number.`
}

/** No button. Where it once led may be stored still: no field of it is in sight. */
const isEmpty = ({ label, kind }: ActionDraft): boolean => !label && !kind

/** For a button that must be there. */
export function checkActionPresent(action: ActionDraft | undefined): Verdict {
  return !action || isEmpty(action) ? 'Add the button: its words and what it does.' : true
}

/** A button needs its words as soon as it does something. */
export function checkActionLabel(action: ActionDraft): Verdict {
  if (action.label?.trim() || isEmpty(action)) return true
  return 'Write the words on the button.'
}

/** A button with words needs to do one of the things of the list. */
export function checkActionKind(action: ActionDraft): Verdict {
  if (actionKinds.some(({ value }) => value === action.kind) || isEmpty(action)) return true
  return 'Choose what the button does.'
}

/** A download button needs its file. */
export function checkActionFile(action: ActionDraft): Verdict {
  return action.kind !== 'file' || action.file?.asset !== undefined || 'Upload the file to download.'
}
