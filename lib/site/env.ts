import type { Environment } from './envCheck.ts'

type PublicName = Extract<keyof Environment, `NEXT_PUBLIC_${string}`>

/** Literal, as Next inlines `process.env.NEXT_PUBLIC_*` in browser code. Only the type of the check. */
const env = {
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_TIME_ZONE: process.env.NEXT_PUBLIC_TIME_ZONE,
  NEXT_PUBLIC_SANITY_PROJECT_ID: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  NEXT_PUBLIC_SANITY_DATASET: process.env.NEXT_PUBLIC_SANITY_DATASET,
  NEXT_PUBLIC_SANITY_API_VERSION: process.env.NEXT_PUBLIC_SANITY_API_VERSION,
  NEXT_PUBLIC_SANITY_API_HOST: process.env.NEXT_PUBLIC_SANITY_API_HOST,
  NEXT_PUBLIC_BLOG_API_HOST: process.env.NEXT_PUBLIC_BLOG_API_HOST,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
  NEXT_PUBLIC_EMAILJS_ORIGIN: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN,
} satisfies { [Name in PublicName]: Environment[Name] | undefined }

/** An origin is checked, but for slashes at its end. */
const origin = (value = '') => value.replace(/\/+$/, '')

/** The public variables; an optional one is undefined when it is unset. */
export const publicEnv = {
  siteUrl: origin(env.NEXT_PUBLIC_SITE_URL),
  timeZone: env.NEXT_PUBLIC_TIME_ZONE || 'America/New_York',
  /** No search engine lists any of this site: staging. next.config.js inlines it at the build. */
  noIndex: process.env.NOINDEX === 'true',
  sanity: {
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '',
    dataset: env.NEXT_PUBLIC_SANITY_DATASET ?? '',
    apiVersion: env.NEXT_PUBLIC_SANITY_API_VERSION ?? '',
    /** Undefined for hosted Sanity. */
    apiHost: origin(env.NEXT_PUBLIC_SANITY_API_HOST) || undefined,
  },
  blogApiHost: origin(env.NEXT_PUBLIC_BLOG_API_HOST),
  emailjs: {
    publicKey: env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || undefined,
    serviceId: env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || undefined,
    templateId: env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID || undefined,
    /** Undefined for EmailJS itself. */
    origin: origin(env.NEXT_PUBLIC_EMAILJS_ORIGIN) || undefined,
  },
} as const
