import { mailAccount } from '../contact/account.ts'
import { assetHost } from '../images/lakeImage.ts'
import { publicEnv } from '../site/env.ts'
import { playerHosts } from '../site/video.ts'

/** Content security policies. */

type Directives = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const none = ["'none'"] as const

const serialize = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const isPlain = (origin: string): boolean => !origin.startsWith('https:')

const { blogApiHost, emailjs } = publicEnv

/** Without a complete account the contact form is off. */
const account = mailAccount(emailjs)
const mailOrigin = account && (account.origin ?? 'https://api.emailjs.com')

/**
 * The CSP of every page: files of this site, framed by the Studio only. `development` allows what
 * its server needs: `eval`, inline scripts and a web socket.
 */
export const pagePolicy = (development: boolean): string =>
  serialize({
    'base-uri': none,
    'child-src': none,
    'connect-src': [self, blogApiHost, ...(mailOrigin ? [mailOrigin] : []), ...(development ? ['ws:'] : [])],
    'font-src': [self],
    'form-action': [self],
    'frame-ancestors': [self],
    // Videos, once a visitor plays one.
    'frame-src': playerHosts,
    // Posts name images of any host; those of local back ends come without encryption.
    'img-src': [self, 'data:', 'blob:', 'https:', ...[blogApiHost, assetHost].filter(isPlain)],
    'manifest-src': [self],
    'media-src': none,
    'object-src': none,
    'script-src': [self, ...(development ? ["'unsafe-inline'", "'unsafe-eval'"] : [])],
    'script-src-attr': none,
    // styled-components and the inline global style.
    'style-src': [self, "'unsafe-inline'"],
    'worker-src': none,
  })

/** The policy of API responses: nothing in them may load or run. */
export const dataPolicy: string = serialize({ 'default-src': none, 'frame-ancestors': none })

/** Script of Sanity's dashboard, which frames a Studio on hosted Sanity. */
const sanityDashboard = 'https://core.sanity-cdn.com'

/** The CSP of the Studio. `lake` is our own lake's URL; event streams use other ports of it. */
export function studioPolicy(lake: string | undefined): string {
  const { protocol, hostname } = new URL(lake ?? 'https://api.sanity.io')
  const lakeSources = [
    `${protocol}//${hostname}:*`,
    `${protocol}//*.${hostname}:*`,
    `${protocol.replace('http', 'ws')}//${hostname}:*`,
  ]
  return serialize({
    'base-uri': none,
    'form-action': [self],
    'frame-ancestors': [self],
    'frame-src': [self],
    'object-src': none,
    'script-src': lake ? [self] : [self, sanityDashboard],
    'worker-src': [self, 'blob:'],
    ...(lake ? { 'connect-src': [self, 'blob:', 'data:', ...lakeSources] } : {}),
  })
}
