import { publicEnv } from '../site/env.ts'
import { dataPolicy, pagePolicy } from './csp.ts'

/** The response headers for groups of URLs, for `headers()` in next.config.js. */

type Header = { key: string; value: string }
type Rule = { source: string; has?: { type: 'cookie'; key: string }[]; headers: Header[] }

/** Two years, without subdomains. */
const httpsOnly = 'max-age=63072000'

const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'

const commonHeaders: readonly Header[] = [
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: unusedFeatures
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
  },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
]

const pageHeaders = (development: boolean): Header[] => [
  ...(publicEnv.noIndex ? [{ key: 'X-Robots-Tag', value: 'noindex' }] : []),
  { key: 'Content-Security-Policy', value: pagePolicy(development) },
  // Next's development server sends a script as JSON, which `nosniff` refuses.
  ...commonHeaders.filter(({ key }) => !development || key !== 'X-Content-Type-Options'),
  ...(publicEnv.siteUrl.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: httpsOnly }] : []),
]

/** API routes. Other URLs below /api get the 404 page. */
const dataRoutes = ['/api/health', '/api/revalidate', '/api/draft-mode/:action(enable|disable)']

/** The Studio's hashed build output. */
const studioFiles = '/studio/static/:file(.+-[\\w-]{8}\\.(?:js|css))'

/** A draft, or what somebody takes for one. */
const drafts: Rule = {
  source: '/:path*',
  has: [{ type: 'cookie', key: '__prerender_bypass' }],
  headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
}

const immutable = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }

/** Later rules override earlier ones. `hashedFiles` must exist: a 404 gets these headers too. */
export const headerRules = (hashedFiles: readonly string[], development: boolean): Rule[] => [
  { source: '/:path*', headers: pageHeaders(development) },
  drafts,
  ...dataRoutes.map((source) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: dataPolicy }],
  })),
  ...[...hashedFiles, studioFiles].map((source) => ({ source, headers: [immutable] })),
]
