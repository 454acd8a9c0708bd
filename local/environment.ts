import nextEnv from '@next/env'
import { variables } from '../lib/envCheck.ts'
import { localPorts, type LocalPorts } from './ports.ts'

/** An environment, completed with local values, and which of the three back ends are ours to start. */
export type LocalSetup = {
  env: NodeJS.ProcessEnv
  ports: LocalPorts
  starts: { lake: boolean; blog: boolean; mail: boolean }
}

/** The values of the local back ends: good on this machine only, and the same on every fresh clone. */
const localValues = (ports: LocalPorts) => ({
  content: {
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
    NEXT_PUBLIC_SANITY_API_HOST: `http://localhost:${ports.lake}`,
    SANITY_API_READ_TOKEN: 'local-read-token',
  },
  blog: { NEXT_PUBLIC_BLOG_API_HOST: `http://localhost:${ports.blog}` },
  mail: {
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
    NEXT_PUBLIC_EMAILJS_ORIGIN: `http://localhost:${ports.mail}`,
  },
  site: {
    NEXT_PUBLIC_SITE_URL: `http://localhost:${ports.site}`,
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    NEXT_PUBLIC_SANITY_API_VERSION: '2026-03-01',
    SANITY_REVALIDATE_SECRET: 'local-revalidate-secret',
  },
})

/** The environment with the .env files that Next reads in this mode; what it says about them goes to `complain`. */
export function environmentOf(
  root: string,
  mode: 'production' | 'development',
  complain: (line: string) => void,
): NodeJS.ProcessEnv {
  nextEnv.loadEnvConfig(root, mode === 'development', { info: () => {}, error: complain })
  return process.env
}

/**
 * The environment with what this site reads left blank: then everything is local. Blank and not unset, as Next would take from a .env file what
 * is not there.
 */
export function bareEnvironment(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...source, ...Object.fromEntries(variables.map(({ name }) => [name, ''])) }
}

/**
 * `source` with local values for what is unset. A back end counts as set as soon as its first value is: then none of its other
 * values is made local, so that a real project never meets the local host by accident.
 * @throws {RangeError} when PORT is no usable port number.
 */
export function localSetup(source: NodeJS.ProcessEnv): LocalSetup {
  const ports = localPorts(Number(source.PORT || 3000))
  const values = localValues(ports)
  const starts = {
    lake: !source.NEXT_PUBLIC_SANITY_PROJECT_ID && !source.NEXT_PUBLIC_SANITY_API_HOST,
    blog: !source.NEXT_PUBLIC_BLOG_API_HOST,
    mail: !source.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  }
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const env: NodeJS.ProcessEnv = {
    ...source,
    ...values.site,
    ...given,
    ...(starts.lake ? values.content : {}),
    ...(starts.blog ? values.blog : {}),
    ...(starts.mail ? values.mail : {}),
    PORT: String(ports.site),
    NODE_ENV: source.NODE_ENV ?? 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  return { env, ports, starts }
}
