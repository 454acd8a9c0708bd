import { parseUrl } from '../util/parseUrl.ts'

/** What the environment must hold, checked by next.config.js. A test compares it with the docs. */

type Source = Readonly<Record<string, string | undefined>>
type Check = (value: string) => string | undefined
type Variable = { name: string; required?: string; without?: string; check?: Check }

export type EnvFault = { variable: string; problem: string }

const matches =
  (pattern: RegExp, rule: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : `must be ${rule}, not "${value}"`

/** The message of a URL with a password has no value. */
const webUrl: Check = (value) => {
  const url = parseUrl(value)
  if (url?.username || url?.password) return 'must have no user name and no password in it'
  // Compared, so one spelling only.
  const isPlain =
    url && /^https?:$/.test(url.protocol) && url.href.replace(/\/+$/, '') === value.replace(/\/+$/, '')
  return isPlain && !/[?#]/.test(value)
    ? undefined
    : `must be a URL such as https://www.example.com, not "${value}"`
}

const siteUrl: Check = (value) =>
  webUrl(value) ?? (new URL(value).pathname === '/' ? undefined : `must have no path, not "${value}"`)

const blogHost: Check = (value) =>
  webUrl(value) ?? (/\.php\/*$/.test(value) ? `must end before "/api/blogs.php", not "${value}"` : undefined)

const redisUrl: Check = (value) =>
  /^rediss?:\/\/[^/]/.test(value) && parseUrl(value)
    ? undefined
    : 'must be a redis or rediss URL, e.g. redis://127.0.0.1:6379'

const timeZone: Check = (value) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) && undefined
  } catch {
    return `must be a time zone such as America/Chicago, not "${value}"`
  }
}

/** A pasted line end, or the quotation marks of a file, which break keys, secrets and URLs. */
const clean: Check = (value) =>
  /^\s|\s$|^(["']).*\1$/s.test(value)
    ? 'must have no white space and no quotation marks around it'
    : undefined

const secret: Check = (value) => (value.length < 16 ? 'must be at least 16 characters long' : undefined)
const id = matches(/^[a-z0-9][-_a-z0-9]{0,63}$/, 'lower-case letters, digits and hyphens')
const date = matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a date such as 2026-03-01')
const seconds = matches(/^[1-9]\d{0,6}$/, 'a whole number of seconds from 1 to 9999999')
const flag = matches(/^(?:true|false)$/, '"true" or "false"')
const noForm = 'phone and email stand in place of the contact form'

/** Every variable. `without` says what the site lacks when it is unset. */
export const variables = [
  { name: 'NEXT_PUBLIC_SITE_URL', required: 'the public URL, e.g. https://www.example.com', check: siteUrl },
  { name: 'NEXT_PUBLIC_TIME_ZONE', check: timeZone },
  { name: 'NEXT_PUBLIC_SANITY_PROJECT_ID', required: 'the Sanity project id', check: id },
  { name: 'NEXT_PUBLIC_SANITY_DATASET', required: 'the Sanity dataset, usually production', check: id },
  { name: 'NEXT_PUBLIC_SANITY_API_VERSION', required: 'the Sanity API version, a date', check: date },
  { name: 'NEXT_PUBLIC_SANITY_API_HOST', check: webUrl },
  { name: 'SANITY_STUDIO_PLAN_FEATURES', check: flag },
  { name: 'SANITY_API_READ_TOKEN', without: 'the Studio cannot open its preview' },
  { name: 'SANITY_REVALIDATE_SECRET', required: 'the secret of the publish webhook', check: secret },
  { name: 'NEXT_PUBLIC_BLOG_API_HOST', required: 'the URL of the blog host', check: blogHost },
  { name: 'REVALIDATE_SECONDS', check: seconds },
  { name: 'BLOG_REVALIDATE_SECONDS', check: seconds },
  { name: 'REDIS_URL', check: redisUrl },
  { name: 'NOINDEX', check: flag },
  { name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', without: noForm },
  { name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', without: noForm },
  { name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', without: noForm },
  { name: 'NEXT_PUBLIC_EMAILJS_ORIGIN', check: webUrl },
] as const satisfies readonly Variable[]

/** Every fault in `source`; empty when the site may start. */
export const envFaults = (source: Source): EnvFault[] =>
  variables.flatMap(({ name, required, check }: Variable) => {
    const value = source[name]
    const isMissing = required && !value?.trim()
    const problem = isMissing ? `is not set: ${required}` : value && (clean(value) ?? check?.(value))
    return problem ? [{ variable: name, problem }] : []
  })

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
