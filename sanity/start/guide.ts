/** The chapters of the guide: those of GUIDE.md, and the one that belongs to a form. */

/** `words` are without markup; `html` is ours, made from GUIDE.md when the Studio is built. */
export type Chapter = { title: string; html: string; words: string }

const wordsIn = (html: string): string => html.replace(/<[^>]*>/g, '')

/** The chapters of the guide as HTML, without what stands before the first. */
export const chaptersOf = (guide: string): Chapter[] =>
  guide
    .split(/(?=<h2)/)
    .slice(1)
    .map((html) => ({ title: wordsIn(html.slice(0, html.indexOf('</h2>'))), html, words: wordsIn(html) }))

const chapters: Readonly<Record<string, string>> = {
  landingPage: 'Make a landing page',
  redirect: 'Send an old address somewhere else',
  siteSettings: 'Put a landing page in the menu or the footer',
}

/** The title of the chapter about the form of a type. */
export const chapterFor = (type: string): string => chapters[type] ?? 'Publish'
