import { playerHosts } from '../site/video.ts'

/** Content security policies. Pure. */

type Directives = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const none = ["'none'"] as const

const serialize = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const isPlain = (origin: string): boolean => !origin.startsWith('https:')

/** The origins that browsers may connect to; `mailOrigin` is undefined while the form is off. */
export type Hosts = { blogApiHost: string; images: string; mailOrigin: string | undefined }

export type PagePolicyOptions = {
  hosts: Hosts
  /** Allows what the development server needs: `eval`, inline scripts and a web socket. */
  development?: boolean
}

/** The CSP of every page: files of this site, framed by the Studio only. */
export const pagePolicy = ({ hosts, development = false }: PagePolicyOptions): string =>
  serialize({
    'base-uri': none,
    'child-src': none,
    'connect-src': [
      self,
      hosts.blogApiHost,
      ...(hosts.mailOrigin ? [hosts.mailOrigin] : []),
      ...(development ? ['ws:'] : []),
    ],
    'font-src': [self],
    'form-action': [self],
    'frame-ancestors': [self],
    // Videos, once a visitor plays one.
    'frame-src': playerHosts,
    // Posts name images of any host; those of local back ends come without encryption.
    'img-src': [self, 'data:', 'blob:', 'https:', ...[hosts.blogApiHost, hosts.images].filter(isPlain)],
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
