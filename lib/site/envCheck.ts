import { parseUrl } from '../util/parseUrl.ts'

/** What the environment must hold, checked by next.config.js. A test compares it with the docs. */

type Source = Readonly<Record<string, string | undefined>>

export type EnvFault = { variable: string; problem: string }

type Check = (value: string) => string | undefined

type Variable = { name: string; required?: string; without?: string; check?: Check }

const httpOrigin: Check = (value) => {
  const url = parseUrl(value)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return `must be an http or https URL, not "${value}"`
  if (url.username || url.password) return 'must have no user name and no password in it'
  if (/[?#]/.test(value)) return `must be a URL without "?" or "#", not "${value}"`
  // URLs are compared: one spelling only.
  const written = withoutSlash(url.href)
  return written === withoutSlash(value) ? undefined : `must be written "${written}", not "${value}"`
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

const siteOrigin: Check = (value) =>
  httpOrigin(value) ??
  (new URL(value).pathname === '/' ? undefined : `must have no path, but has "${new URL(value).pathname}"`)

const redisUrl: Check = (value) => {
  const url = parseUrl(value)
  const isRedis = url && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== ''
  // It may hold a password, so the message has no value.
  return isRedis ? undefined : 'must be a redis or rediss URL, e.g. redis://127.0.0.1:6379'
}

const matches =
  (pattern: RegExp, rule: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : `must be ${rule}, not "${value}"`

const seconds = matches(/^[1-9]\d{0,6}$/, 'a whole number of seconds from 1 to 9999999')

const isCalendarDate: Check = (value) => {
  const date = new Date(`${value}T00:00:00Z`)
  const valid =
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  return valid ? undefined : `must be a date such as 2026-03-01, not "${value}"`
}

const timeZone: Check = (value) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) && undefined
  } catch {
    return `must be a time zone such as America/Chicago, not "${value}"`
  }
}

const blogHost: Check = (value) =>
  httpOrigin(value) ??
  (/\.php\/*$/.test(value)
    ? `must end before "/api/blogs.php", which the site adds, but is "${value}"`
    : undefined)

/** A pasted line end, for example: invisible, and it breaks keys, secrets and URLs. */
const whiteSpaceAround: Check = (value) =>
  value === value.trim() ? undefined : 'must not begin or end with white space'

/** Some programs keep the quotation marks of such a file. */
const quotesAround: Check = (value) =>
  /^(["']).*\1$/s.test(value) ? 'must not stand in quotation marks' : undefined

const noForm = 'phone and email stand in place of the contact form'

/** Every variable. `without` says what the site lacks when it is unset. */
export const variables = [
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    required: 'the public URL of this site, e.g. https://www.example.com',
    check: siteOrigin,
  },
  { name: 'NEXT_PUBLIC_TIME_ZONE', check: timeZone },
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
  { name: 'SANITY_STUDIO_PLAN_FEATURES', check: matches(/^(?:true|false)$/, '"true" or "false"') },
  { name: 'SANITY_API_READ_TOKEN', without: 'the Studio cannot open its preview' },
  {
    name: 'SANITY_REVALIDATE_SECRET',
    required: 'the secret that signs the publish webhook',
    check: (value) => (value.length < 16 ? 'must be at least 16 characters long' : undefined),
  },
  { name: 'NEXT_PUBLIC_BLOG_API_HOST', required: 'the URL of the blog host', check: blogHost },
  { name: 'REVALIDATE_SECONDS', check: seconds },
  { name: 'BLOG_REVALIDATE_SECONDS', check: seconds },
  { name: 'REDIS_URL', check: redisUrl },
  {
    name: 'REDIS_PASSWORD',
    // It may not be printed, and it is part of a URL.
    check: (value) =>
      /^[A-Za-z0-9]{16,}$/.test(value)
        ? undefined
        : 'must be at least 16 letters and digits, and nothing else',
  },
  {
    name: 'RELEASE',
    check: matches(/^[\w-]{1,64}$/, 'at most 64 letters, digits, hyphens and underscores'),
  },
  { name: 'NOINDEX', check: matches(/^(?:true|false)$/, '"true" or "false"') },
  { name: 'HOST', check: matches(/^[\w.:-]+$/, 'an IP address or a host name') },
  { name: 'TRUSTED_PROXIES', check: matches(/^\d$/, 'a number of proxies from 0 to 9') },
  { name: 'LOG_FORMAT', check: matches(/^(?:json|text)$/, '"json" or "text"') },
  { name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', without: noForm },
  { name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', without: noForm },
  { name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', without: noForm },
  { name: 'NEXT_PUBLIC_EMAILJS_ORIGIN', check: httpOrigin },
] as const satisfies readonly Variable[]

/** Every fault in `source`; empty when the site may start. */
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

/** Ends the process with one line per fault. */
export function exitOnEnvFaults(source: Source): void {
  const faults = envFaults(source)
  if (faults.length === 0) return
  for (const { variable, problem } of faults) console.error(`${variable} ${problem}`)
  console.error('See .env.example and docs/environment.md.')
  process.exit(1)
}

/** What the site lacks with these variables, one line each for the build log. */
export const envGaps = (source: Source): string[] =>
  variables.flatMap(({ name, without }: Variable) =>
    without && !source[name] ? [`${name} is not set: ${without}.`] : [],
  )

/** Why a project folder cannot be worked in, in one sentence; undefined for others. */
export const folderFault = (folder: string): string | undefined =>
  /[#%?]/.test(folder)
    ? `The path ${folder} has a "#", "%" or "?", with which Sanity's tools do not start: move the project`
    : undefined
