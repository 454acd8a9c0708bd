import { dataPolicy, pagePolicy, type Hosts } from './contentPolicy.ts'

/** The security headers of every answer, as `headers()` of next.config.js wants them. */

type Header = { key: string; value: string }
type Rule = { source: string; headers: Header[] }

/** Two years. Without `includeSubDomains`: what runs beside this site is not this site's to promise for. */
const httpsOnly = 'max-age=63072000'

/** What no page of this site has a use for, and therefore no script in it either. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** What a page of the site at `siteUrl` is sent with, `inlineScripts` being the texts of those that may stand in it. */
export const pageHeaders = (
  siteUrl: string,
  hosts: Hosts,
  inlineScripts: readonly string[] = [],
): Header[] => [
  { key: 'Content-Security-Policy', value: pagePolicy(hosts, inlineScripts) },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: unused.map((feature) => `${feature}=()`).join(', ') },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Only where the site itself is https.
  ...(siteUrl.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: httpsOnly }] : []),
]

/** What answers with data. Any other address below /api leads nowhere, and is answered with the page that says so. */
const dataRoutes = [
  '/api/revalidate',
  '/api/draft-mode/:action(enable|disable)',
  '/api/media/:file+',
  '/api/social/:card',
]

/** A later rule overrides an earlier one header by header; what an answer sets itself overrides both. */
export function securityHeaders(siteUrl: string, hosts: Hosts, inlineScripts: readonly string[]): Rule[] {
  return [
    { source: '/:path*', headers: pageHeaders(siteUrl, hosts, inlineScripts) },
    ...dataRoutes.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: dataPolicy }],
    })),
  ]
}
