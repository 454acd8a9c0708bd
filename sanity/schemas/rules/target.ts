import { isSitePath, safeWebHref, trimmed } from '../../../lib/site/links.ts'
import { sitePages } from '../../../lib/site/pages.ts'
import { ownPage } from '../../../lib/site/sectionAnchors.ts'
import { withHttps, withScheme } from '../../inputs/typedLinks.ts'
import type { Verdict } from './verdict.ts'

/** The actions of a button. */
export const actionKinds = [
  { value: 'page', title: 'Open a page of this site' },
  { value: 'url', title: 'Open another website' },
  { value: 'file', title: 'Download a file' },
  { value: 'call', title: 'Call our phone number' },
] as const

export type ActionKind = (typeof actionKinds)[number]['value']

export type ActionDraft = PageDraft & {
  label?: string
  kind?: string
  url?: string
  file?: { asset?: { _ref?: string } }
}

export const pageChoices = sitePages.map(({ path, title }) => ({ value: path, title }))

/** An internal link: a path or a landing page, which has priority. */
export type PageDraft = { page?: string; landingPage?: { _ref?: string } }

/** `type` is that of the document with the link: only landing pages lead to themselves. */
export function checkPage({ page, landingPage }: PageDraft, type?: string): Verdict {
  if (landingPage?._ref || (page === ownPage && type === 'landingPage')) return true
  if (!page) return 'Pick the page that opens.'
  return (
    pageChoices.some(({ value }) => value === page) ||
    'This page is no longer on the site. Pick another one from the list.'
  )
}

/** True for a link that may name a section. */
export const leadsToSections = ({ page, landingPage }: PageDraft): boolean =>
  landingPage?._ref !== undefined || page === ownPage

/** Only a link to its own page needs a section: without one it would lead nowhere else. */
export function checkSectionPresent(section: string | undefined, { page, landingPage }: PageDraft): Verdict {
  const isOwn = page === ownPage && !landingPage?._ref
  return !isOwn || Boolean(section) || 'Pick the section of this page that the link leads to.'
}

/** For what `tidiedInput` is about to mend, such as a pasted link whose field was never left. */
const becomes = (written: string, tidied: string): string =>
  `“${written}” becomes “${tidied}” when you leave this field.`

/** An external link is an absolute URL; `javascript:` and `data:` would run in browsers. */
export function checkWebUrl(url = ''): Verdict {
  if (safeWebHref(url)) return true
  const tidied = withHttps(url)
  return safeWebHref(tidied)
    ? becomes(url, tidied)
    : 'Use a full address that starts with https://, such as https://www.example.com'
}

export const pageLinkTitle = 'Link to a page of this site'

const isMail = (url: string) => /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?.*)?$/i.test(url)
const isPhone = (url: string) => /^tel:\+?(?:[().\s-]*\d){7,}[().\s-]*$/i.test(url)

const worksInText = (url: string): boolean => isMail(url) || isPhone(url) || Boolean(safeWebHref(url))

/** Links in texts may also be `mailto:` and `tel:`. As stored: visitors get no link without a scheme. */
export function checkTextLink(written: string | undefined): Verdict {
  const url = trimmed(written ?? '')
  if (!url) return 'Paste the address to link to, or remove the link.'
  if (isSitePath(url))
    return `“${url}” is on this site. Remove this link, and use “${pageLinkTitle}” instead.`
  if (worksInText(url)) return true
  const tidied = withScheme(url)
  return worksInText(tidied)
    ? becomes(url, tidied)
    : `“${url}” does not work as a link. Use an address that starts with https://, or mailto: with an email address, or tel: with a phone number.`
}

/** True for no button; hidden fields may still have values. */
const isEmpty = ({ label, kind }: ActionDraft = {}): boolean => !label && !kind

export const checkActionPresent = (action: ActionDraft | undefined): Verdict =>
  !isEmpty(action) || 'Add the button: its words and what it does.'

export const checkActionLabel = (action: ActionDraft): Verdict =>
  isEmpty(action) || Boolean(action.label?.trim()) || 'Write the words on the button.'

export const checkActionKind = (action: ActionDraft): Verdict =>
  isEmpty(action) || Boolean(action.kind) || 'Choose what the button does.'

/** Documents that visitors can open. */
const documentFormats = ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'odt', 'ods', 'csv', 'txt']

/** For `accept`: a browser may know no media type of them. */
export const documentExtensions = documentFormats.map((format) => `.${format}`).join(',')

export function checkActionFile({ kind, file }: ActionDraft): Verdict {
  if (kind !== 'file') return true
  if (!file?.asset) return 'Upload the file to download.'
  const format = file.asset._ref?.split('-').at(-1)
  if (format === undefined || documentFormats.includes(format)) return true
  return `Not everybody can open ${format.toUpperCase()} files. Save the document as PDF and upload that.`
}
