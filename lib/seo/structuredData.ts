import type { SiteSettings } from '../sanity/page/pageTypes.ts'
import { publicEnv } from '../site/env.ts'
import { telHref } from '../site/phone.ts'
import { postalLines } from '../site/postalAddress.ts'
import { pages, routes, sitePages } from '../site/pages.ts'
import type { BlogPost } from '../blog/post.ts'

/** Structured data of schema.org, without empty fields. */

/** Absolute. */
const urlOf = (path: string): string => publicEnv.siteUrl + path

/** A schema.org object; `undefined` properties are not written. */
export type Thing = { '@type': string; [property: string]: unknown }

export function graph(things: readonly Thing[]): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The agency. */
export function organization(settings: SiteSettings): Thing {
  const profiles = settings.social.flatMap(({ url }) => url ?? [])
  return {
    '@type': 'Organization',
    '@id': urlOf('/#organization'),
    name: settings.name ?? undefined,
    legalName: settings.legalName ?? undefined,
    slogan: settings.tagline ?? undefined,
    description: settings.seo?.description ?? undefined,
    url: urlOf('/'),
    logo: urlOf('/icon-512.png'),
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

export function webSite(settings: SiteSettings): Thing {
  return {
    '@type': 'WebSite',
    '@id': urlOf('/#website'),
    name: settings.name ?? undefined,
    url: urlOf('/'),
    inLanguage: 'en-US',
    publisher: { '@id': urlOf('/#organization') },
  }
}

type Crumb = { name: string; path: string }

/** From home to `path`, by the titles of the page table; other paths, such as posts, by `title`. */
export function breadcrumbs(path: string, title?: string | null): Thing {
  const name = sitePages.find((page) => page.path === path)?.title ?? title ?? path
  const trail: Crumb[] = [{ name: pages.homePage.title, path: routes.home }]
  if (path.startsWith(`${routes.blog}/`)) trail.push({ name: pages.blogPage.title, path: routes.blog })
  trail.push({ name, path })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: urlOf(crumb.path),
    })),
  }
}

/** Questions with their FAQ answers as plain text. */
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

/** A post as search engines read it. */
export function articleData(post: BlogPost, settings: SiteSettings): Thing {
  const { title, description, category, tags, author, image, published, slug } = post
  const url = urlOf(routes.post(slug))
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description: description || undefined,
    image: image.src === null ? undefined : [image.src],
    datePublished: published.iso ?? undefined,
    author: { '@type': 'Person', name: author },
    publisher: organization(settings),
    articleSection: category.label,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    mainEntityOfPage: url,
    inLanguage: 'en-US',
  }
}
