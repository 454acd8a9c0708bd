/** The public variables. Next replaces the literal `process.env.NEXT_PUBLIC_*` in browser code. */
export const publicEnv = {
  siteUrl: (process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/+$/, ''),
  /** No search engine lists any of this site: staging. next.config.js inlines it at the build. */
  noIndex: process.env.NOINDEX === 'true',
  sanity: {
    projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '',
    dataset: process.env.NEXT_PUBLIC_SANITY_DATASET ?? '',
    apiVersion: process.env.NEXT_PUBLIC_SANITY_API_VERSION ?? '',
    /** Undefined for hosted Sanity. */
    apiHost: process.env.NEXT_PUBLIC_SANITY_API_HOST?.replace(/\/+$/, '') || undefined,
  },
  blogApiHost: (process.env.NEXT_PUBLIC_BLOG_API_HOST ?? '').replace(/\/+$/, ''),
  emailjs: {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || undefined,
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || undefined,
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID || undefined,
    /** Undefined for EmailJS itself. */
    origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN?.replace(/\/+$/, '') || undefined,
  },
} as const
