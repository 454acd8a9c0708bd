import path from 'node:path'
import nextEnv from '@next/env'
import { variableNames } from '#lib/site/envCheck.ts'
import { localPorts, type LocalPorts } from './ports.ts'

/** A complete environment, and which local back ends to start. */
export type LocalSetup = {
  env: NodeJS.ProcessEnv
  ports: LocalPorts
  starts: { lake: boolean; blog: boolean; mail: boolean }
  /** Of the back ends' data. */
  dataFolder: string
}

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
    // Everybody knows the secrets above: nobody else's machine may call.
    HOST: '127.0.0.1',
  },
})

/** Of the repository. */
export const root = path.resolve(import.meta.dirname, '..', '..', '..')

/** The environment, with Next's .env files of this mode, and these files. */
export function environmentOf(mode: 'production' | 'development') {
  const silent = { info: () => {}, error: console.error }
  const { loadedEnvFiles: files } = nextEnv.loadEnvConfig(root, mode === 'development', silent)
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: mode }
  return { env, files }
}

/** Blanks every variable of the site: Next would read an unset one from .env files. */
export function bareEnvironment(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...source, ...Object.fromEntries(variableNames.map((name) => [name, ''])) }
}

/**
 * Fills unset variables with local values, except those of a back end whose first variable is set:
 * a real project never meets the local host.
 * @throws {RangeError} when PORT is no usable port number
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
    NEXT_TELEMETRY_DISABLED: '1',
  }
  return { env, ports, starts, dataFolder: path.resolve(root, env.LOCAL_DATA || 'local/.data') }
}
