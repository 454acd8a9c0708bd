import type { SiteSettings } from './sanity/pages.ts'
import { safeWebHref } from './links.ts'
import { telHref } from './phone.ts'
import { postalLines } from './postal.ts'
import { routes, sitePages } from './routes.ts'

/**
 * What search engines read beside the page, in the words of schema.org. Pure: plain content in, plain objects out; what an editor
 * has not filled in is left out, because an empty property is an error to them.
 */

/** A schema.org object; `undefined` properties are not written. */
export type Thing = { '@type': string; [property: string]: unknown }

/** Several things as one document. */
export function graph(things: readonly Thing[]): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The agency itself, with its number, its postal address and its profiles. `siteUrl` has no slash at the end. */
export function organization(settings: SiteSettings, siteUrl: string): Thing {
  const profiles = settings.social.flatMap(({ url }) => safeWebHref(url) ?? [])
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: settings.name ?? undefined,
    legalName: settings.legalName ?? undefined,
    slogan: settings.tagline ?? undefined,
    description: settings.seo?.description ?? undefined,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: settings.email ?? undefined,
    address: postalAddress(settings.postalAddress),
    contactPoint: contactPoint(settings),
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

function contactPoint({ phone, email, fax }: SiteSettings): Thing | undefined {
  const telephone = telHref(phone)?.replace('tel:', '')
  if (!telephone && !email) return undefined
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    faxNumber: telHref(fax)?.replace('tel:', ''),
    email: email ?? undefined,
    areaServed: 'US',
    availableLanguage: 'en',
  }
}

function postalAddress(address: SiteSettings['postalAddress']): Thing | undefined {
  if (!address) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: postalLines(address).street.join(', ') || undefined,
    addressLocality: address.city || undefined,
    addressRegion: address.state || undefined,
    postalCode: address.postalCode || undefined,
    addressCountry: 'US',
  }
}

/** The site as a whole, published by the agency. */
export function webSite(settings: SiteSettings, siteUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: settings.name ?? undefined,
    url: `${siteUrl}/`,
    inLanguage: 'en-US',
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}

/** A step on the way from home to the page at hand. */
type Crumb = { name: string; path: string }

/** The way from home to `path`, in the words of the page list; a path that is not in it, such as a post's, goes by its `title`. */
export function breadcrumbs(path: string, siteUrl: string, title?: string | null): Thing {
  const home = sitePages[0]
  const name = sitePages.find((page) => page.path === path)?.title ?? title ?? path
  const trail: Crumb[] = [{ name: home.title, path: routes.home }]
  if (path.startsWith(`${routes.blog}/`)) trail.push({ name: 'Blog', path: routes.blog })
  trail.push({ name, path })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${siteUrl}${crumb.path}`,
    })),
  }
}

/** Questions with their answers as plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
