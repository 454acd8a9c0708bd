import { string, ValidationError, type InferType } from 'yup'
import { parseUrl } from '../util/parseUrl.ts'
import { control } from '../util/unicode.ts'

/**
 * What the environment must hold; a test compares it with the docs. Server only: pages load no yup.
 */

type Source = Readonly<Record<string, string | undefined>>

type EnvFault = { variable: string; problem: string }

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** What the site lacks while the variable is unset. */
    without?: string
  }
}

/** No message has the value: it may be a secret, or have a line break. */
const text = string().test(
  'trimmed',
  'must have no white space and no quotation marks around it',
  (value = '') => !/^\s|\s$|^(["']).*\1$/s.test(value),
)

const valid = (rule: string, isValid: (value: string) => boolean) =>
  text.test('valid', `must be ${rule}`, (value) => !value || isValid(value))

const matching = (pattern: RegExp, rule: string) => valid(rule, (value) => pattern.test(value))

/** Compared, so one spelling only: no path, query, user, default port or capital letters. */
const origin = valid(
  'a URL without a path, such as https://www.example.com',
  (value) => /^https?:/.test(value) && parseUrl(value)?.origin === value.replace(/\/+$/, ''),
)

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** An HTTP header can hold it. */
const token = matching(/^[\x21-\x7e]+$/, 'letters, digits and signs alone, without white space')
const date = valid(
  'a date such as 2026-03-01',
  (value) =>
    /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).getUTCDate() === Number(value.slice(8)),
)
const seconds = matching(/^[1-9]\d{0,6}$/, 'a whole number of seconds from 1 to 9999999')
const flag = matching(/^(?:true|false)$/, '"true" or "false"')
const ofForm = token.meta({ without: 'phone and email stand in place of the contact form' })

/** Every variable of site and Studio, in the order of docs/environment.md. */
const variables = {
  NEXT_PUBLIC_SITE_URL: origin.required('is not set: the public URL, e.g. https://www.example.com'),
  NEXT_PUBLIC_TIME_ZONE: valid('a time zone such as America/Chicago', isTimeZone),
  NEXT_PUBLIC_SANITY_PROJECT_ID: matching(
    /^[a-z0-9][-a-z0-9]{0,63}$/,
    'lower-case letters, digits and hyphens',
  ).required('is not set: the Sanity project id'),
  NEXT_PUBLIC_SANITY_DATASET: matching(
    /^[a-z0-9][-_a-z0-9]{0,63}$/,
    'lower-case letters, digits, hyphens and underscores',
  ).required('is not set: the Sanity dataset, usually production'),
  NEXT_PUBLIC_SANITY_API_VERSION: date.required('is not set: the Sanity API version, a date'),
  NEXT_PUBLIC_SANITY_API_HOST: origin,
  SANITY_STUDIO_PLAN_FEATURES: flag,
  SANITY_API_READ_TOKEN: token.meta({ without: 'the Studio cannot open its preview' }),
  SANITY_REVALIDATE_SECRET: matching(
    new RegExp(`^[^${control}]{16,}$`, 'u'),
    '16 characters or more, on one line',
  ).required('is not set: the secret of the publish webhook'),
  NEXT_PUBLIC_BLOG_API_HOST: origin.required('is not set: the URL of the blog host'),
  REVALIDATE_SECONDS: seconds,
  BLOG_REVALIDATE_SECONDS: seconds,
  REDIS_URL: valid(
    'a redis or rediss URL, e.g. redis://127.0.0.1:6379',
    (value) => /^rediss?:\/\/[^/\s]+(?:\/\d*)?$/.test(value) && parseUrl(value) !== undefined,
  ),
  NOINDEX: flag,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ofForm,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: ofForm,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: ofForm,
  NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
}

/** What they hold once they are checked. */
export type Environment = { [Name in keyof typeof variables]: InferType<(typeof variables)[Name]> }

export const variableNames = Object.keys(variables) as (keyof Environment)[]

/** As `loadEnvConfig` of `@next/env` reads it. */
type EnvFile = { path: string; contents: string; env: Source }

/** The name, then a quoted value, or one that ends at a comment. */
const envLine = /^\s*(?:export\s+)?(\w+)\s*[=:]\s*(?:(["'`])(.*)\2|(.*?))\s*(?:\s#.*)?$/gm

/** Variables whose value is not what their file says: `$` and `#` mean something else there. */
const changedByFile = (source: Source, { path, contents, env }: EnvFile): EnvFault[] =>
  [...contents.matchAll(envLine)].flatMap(([, variable = '', , quoted, bare = '']) => {
    const isRead = Object.hasOwn(variables, variable) && env[variable] === source[variable]
    const isAsWritten = env[variable] === (quoted ?? bare).replaceAll('\\$', '$')
    const problem = `has a "$" or "#" that changes it in ${path}: write \\$, and quotes around a #`
    return isRead && !isAsWritten ? [{ variable, problem }] : []
  })

function faultOf(variable: keyof Environment, source: Source): EnvFault[] {
  try {
    variables[variable].validateSync(source[variable] || undefined)
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return [{ variable, problem: error.message }]
  }
}

/** Every fault in `source`, one a variable; empty when it may start. `files` are what it was read from. */
export function envFaults(source: Source, files: readonly EnvFile[] = []): EnvFault[] {
  const changed = files.flatMap((file) => changedByFile(source, file))
  return variableNames.flatMap(
    (name) => changed.find(({ variable }) => variable === name) ?? faultOf(name, source),
  )
}

/** Ends the process with one line per fault. */
export function exitOnEnvFaults(...[source, files]: Parameters<typeof envFaults>): void {
  const faults = envFaults(source, files)
  if (faults.length === 0) return
  for (const { variable, problem } of faults) console.error(`${variable} ${problem}`)
  console.error('See .env.example and docs/environment.md.')
  process.exit(1)
}

/** What the site lacks with these variables, one line each for the build log. */
export const envGaps = (source: Source): string[] =>
  variableNames.flatMap((name) => {
    const { without } = variables[name].spec.meta ?? {}
    return without && !source[name] ? [`${name} is not set: ${without}.`] : []
  })
