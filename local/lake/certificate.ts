import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The names of hosted Sanity that the lake answers to over HTTPS. */
export const sanityHosts = ['api.sanity.io', '*.api.sanity.io', '*.apicdn.sanity.io', 'cdn.sanity.io']
const names = ['localhost', ...sanityHosts]

/**
 * The certificate of a data folder, made at first with the program `openssl`. Its key never leaves
 * the folder.
 *
 * @throws Error when openssl is not installed
 */
export function makeCertificate(dataDir: string): {
  certFile: string
  keyFile: string
  publicKeyHash: string
} {
  const [certFile, keyFile] = [path.join(dataDir, 'lake.cert.pem'), path.join(dataDir, 'lake.key.pem')]
  if (!existsSync(certFile)) {
    mkdirSync(dataDir, { recursive: true })
    const subjects = names.map((name) => `DNS:${name}`).join()
    const args = [
      ...'req -x509 -newkey rsa:2048 -nodes -days 365 -subj'.split(' '),
      '/CN=local content lake',
      ...['-addext', `subjectAltName=${subjects}`, '-keyout', keyFile, '-out', certFile],
    ]
    try {
      execFileSync('openssl', args, { stdio: 'pipe' })
    } catch (error) {
      throw new Error('A certificate is made with the program openssl, which failed or is not installed', {
        cause: error,
      })
    }
  }
  const { publicKey } = new X509Certificate(readFileSync(certFile))
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return { certFile, keyFile, publicKeyHash: createHash('sha256').update(der).digest('base64') }
}

/** Variables that send programs of Node to the lake; Node 24 runs the hook from source, too. */
export function nodeVariables(httpsPort: number | string, certFile: string): string[] {
  const hook = path.join(import.meta.dirname, `hosts${path.extname(import.meta.filename)}`)
  return [
    `NODE_EXTRA_CA_CERTS=${certFile}`,
    `LAKE_HTTPS_PORT=${httpsPort}`,
    `NODE_OPTIONS="--import ${hook}"`,
    'SANITY_AUTH_TOKEN=local',
  ]
}

/** Flags that send Chromium to the lake, without a shell's quotes. */
export function chromiumFlags(httpsPort: number | string, publicKeyHash: string): string[] {
  const rules = sanityHosts.map((name) => `MAP ${name} 127.0.0.1:${httpsPort}`)
  return [
    `--host-resolver-rules=${rules.join(', ')}`,
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ]
}
