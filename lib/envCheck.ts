/**
 * What the environment must hold. The README's table and `.env.example` list the same names; a test keeps them equal.
 * `next.config.js` refuses to start on a fault, so the rest of the site may trust what it finds in `env.ts`.
 */

type Source = Readonly<Record<string, string | undefined>>

/** One line for the person who set the variable: its name and what is wrong with it. */
export type EnvFault = { variable: string; problem: string }

type Check = (value: string) => string | undefined

type Variable = { name: string; required?: string; without?: string; check?: Check }

const httpOrigin: Check = (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return `must be an http or https address, not "${value}"`
  if (url.username || url.password) return 'must have no user name and no password in it'
  if (/[?#]/.test(value)) return `must be an address without "?" or "#", not "${value}"`
  // What is put together with it stands in links and is compared; so there is one way to write it.
  const written = withoutSlash(url.href)
  return written === withoutSlash(value) ? undefined : `must be written "${written}", not "${value}"`
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

const siteOrigin: Check = (value) =>
  httpOrigin(value) ??
  (new URL(value).pathname === '/' ? undefined : `must have no path, but has "${new URL(value).pathname}"`)

const matches =
  (pattern: RegExp, rule: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : `must be ${rule}, not "${value}"`

const isCalendarDate: Check = (value) => {
  const date = new Date(`${value}T00:00:00Z`)
  const valid =
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  return valid ? undefined : `must be a date such as 2026-03-01, not "${value}"`
}

const blogHost: Check = (value) =>
  httpOrigin(value) ??
  (/\.php\/*$/.test(value)
    ? `must end before "/api/blogs.php", which the site adds, but is "${value}"`
    : undefined)

/** A line end that was pasted along, say: nobody sees it, and no key, secret or address would work with it. */
const whiteSpaceAround: Check = (value) =>
  value === value.trim() ? undefined : 'must not begin or end with white space'

/** Some programs that read such files hand the quotation marks on. */
const quotesAround: Check = (value) =>
  /^(["']).*\1$/s.test(value) ? 'must not stand in quotation marks' : undefined

/** Every variable the site and the Studio read. `required` says what it is for, `without` what the site lacks when it is not set. */
export const variables = [
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    required: 'the public address of this site, e.g. https://www.example.com',
    check: siteOrigin,
  },
  {
    name: 'NEXT_PUBLIC_SANITY_PROJECT_ID',
    required: 'the Sanity project id',
    check: matches(/^[a-z0-9][-a-z0-9]*$/, 'lower-case letters, digits and hyphens'),
  },
  {
    name: 'NEXT_PUBLIC_SANITY_DATASET',
    required: 'the Sanity dataset, usually production',
    check: matches(/^[a-z0-9][-_a-z0-9]{0,63}$/, 'lower-case letters, digits, hyphens and underscores'),
  },
  {
    name: 'NEXT_PUBLIC_SANITY_API_VERSION',
    required: 'the Sanity API version, a date',
    check: isCalendarDate,
  },
  { name: 'NEXT_PUBLIC_SANITY_API_HOST', check: httpOrigin },
  { name: 'SANITY_API_READ_TOKEN', without: 'the Studio cannot open its preview' },
  {
    name: 'SANITY_REVALIDATE_SECRET',
    required: 'the secret that signs the publish webhook',
    check: (value) => (value.length < 16 ? 'must be at least 16 characters long' : undefined),
  },
  { name: 'NEXT_PUBLIC_BLOG_API_HOST', required: 'the address of the blog host', check: blogHost },
  {
    name: 'BLOG_REVALIDATE_SECONDS',
    check: matches(/^[1-9]\d{0,6}$/, 'a whole number of seconds from 1 to 9999999'),
  },
  { name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY' },
  { name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID' },
  { name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID' },
  { name: 'NEXT_PUBLIC_EMAILJS_ORIGIN', check: httpOrigin },
] as const satisfies readonly Variable[]

/** Every fault in `source`, in the order of the README's table; empty means that the site may start. */
export function envFaults(source: Source): EnvFault[] {
  return variables.flatMap((variable: Variable) => {
    const value = source[variable.name]
    const blank = !value?.trim()
    if (!value || (blank && variable.required)) {
      return variable.required
        ? [{ variable: variable.name, problem: `is not set: ${variable.required}` }]
        : []
    }
    const problem = quotesAround(value) ?? variable.check?.(value) ?? whiteSpaceAround(value)
    return problem ? [{ variable: variable.name, problem }] : []
  })
}

/** What a site with these variables lacks although it may start, a line each for the log of its build. */
export const envGaps = (source: Source): string[] =>
  variables.flatMap(({ name, without }: Variable) =>
    without && !source[name] ? [`${name} is not set: ${without}.`] : [],
  )
