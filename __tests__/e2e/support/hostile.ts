import { expect, type Page } from '@playwright/test'
import { missing } from './places.ts'

/** What hostile content is made of, and how to see that it did nothing. */

/**
 * Ways out of where text stands, by context. What gets out calls `__xss` or leaves an element with
 * `data-xss`.
 */
export const breakouts = {
  'element text': '<script data-xss>__xss()</script><img data-xss src=x onerror=__xss()>',
  'a quoted attribute': '"><svg data-xss onload=__xss()> \'><b data-xss onmouseover=__xss()>',
  'an unquoted attribute': ' onfocus=__xss() autofocus tabindex=1 data-xss x=',
  'title, style, textarea, noscript, comment':
    '</title></style></textarea></noscript>--><iframe data-xss srcdoc="<script>parent.__xss()</script>">',
  'a script block': '</script><script data-xss>__xss()</script><!--<script>',
  'a script string': '\\";__xss();//\';__xss();//`${__xss()}`\u2028__xss()',
  CDATA: ']]><script data-xss>__xss()</script><![CDATA[',
  'a style': '}*{background:url(javascript:__xss())}@import"data:text/css,*{}";',
  'an address': 'javascript:__xss()',
  'entities that become markup':
    '&lt;img data-xss src=x onerror=__xss()&gt; &#60;script&#62;__xss()&#60;/script&#62;',
  'right-to-left and zero-width characters': '\u202e\u2066evil\u2069\u202c\u200b\u200d\ufeff\u2060',
  'a template': '{{constructor.constructor("__xss()")()}} #{__xss()} <%= __xss() %>',
  'what no text may hold': '\u0007\u000b\ufffe',
}

export const marker = 'Hostile words'
/** One word, longer than any line. */
export const endless = 'Arbeitsvermittlungsgespräch'.repeat(8)

export const polyglot = `${marker} ${Object.values(breakouts).join(' ')}`

/** What ran, asked to run, or complained on any page of `page` from now on. */
export async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('__xss', () => seen.push('ran'))
  await page.exposeFunction('__violation', (what: string) => seen.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell = (window as unknown as { __violation: (what: string) => void }).__violation
      tell(`${effectiveDirective} ${blockedURI}`)
    })
  })
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => seen.push(error.message))
  return seen
}

/** What stands in the page that no text should be able to put there. */
const foreign = (page: Page) =>
  page.evaluate(() => {
    const usual = ['http:', 'https:', 'mailto:', 'tel:']
    const links = [...document.querySelectorAll('a')].filter((link) => link.hasAttribute('href'))
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    return {
      elements: document.querySelectorAll('[data-xss], iframe, object, embed, base, form[action]').length,
      handlers: handlers.length,
      links: links
        .filter(({ protocol, host }) => !usual.includes(protocol) || host === 'evil.example')
        .map(({ href }) => href),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
        try {
          return typeof JSON.parse(script.textContent ?? '')
        } catch {
          return script.textContent
        }
      }),
    }
  })

/** Fails when there is any of it, or no structured data that is JSON. */
export async function expectNothingForeign(page: Page, path: string): Promise<void> {
  const { data, ...found } = await foreign(page)
  expect(found, path).toEqual({ elements: 0, handlers: 0, links: [] })
  expect([...new Set(data)], path).toEqual(path === missing ? [] : ['object'])
}

/** Parses as XML, in the browser, and lists the names of its elements. */
export const xmlElements = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    return [...new Set([...parsed.querySelectorAll('*')].map(({ localName }) => localName))]
  }, xml)
