import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '../install/programs.ts'
import type { Child, Processes } from './processes.ts'

const template = path.resolve(import.meta.dirname, '../../../deploy/nginx/goodline.conf.template')
const brotli = path.resolve(import.meta.dirname, '../../../deploy/nginx/goodline-brotli.conf')

/** Debian's path. Absolute: nginx resolves others in its `-p` folder. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

/** False when nginx has gzip only. */
export const hasBrotli = existsSync(brotliModule)

/** The template's placeholders; its first lines have the usual values. */
export type ProxyOptions = {
  /** A port, or an IP address and a port. */
  listen: string
  /** Host and port. */
  site: string
  /** Host and port of the proxy's inner server. */
  inner: string
  cacheFolder: string
}

export const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ family }) => family === 'IPv6'),
)

/** The template after envsubst; without `[::]` for one IP address, or without IPv6. */
export function proxyConfig({ listen, site, inner, cacheFolder }: ProxyOptions): string {
  const onlyIPv4 = listen.includes(':') || !hasIPv6
  return readFileSync(template, 'utf8')
    .replace(onlyIPv4 ? /^ *listen \[::\].*\n/m : /$^/, '')
    .replaceAll('${GOODLINE_PORT}', listen)
    .replaceAll('${GOODLINE_SITE}', site)
    .replaceAll('${GOODLINE_INNER}', inner)
    .replaceAll('${GOODLINE_CACHE}', cacheFolder)
}

const temporaryFiles = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** A complete configuration around `http { }`. nginx writes only into `folder`. */
function standaloneConfig(folder: string, http: string): string {
  return `# Workers of a root's nginx would drop their rights and fail to write here.
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {
    worker_connections 16384;
}
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 100000;
    types {
        text/html html;
        text/css css;
        application/javascript js;
    }
${temporaryFiles.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
${http}
}
`
}

export const nginxFolder = (): string => mkdtempSync(path.join(tmpdir(), 'goodline-nginx-'))

/**
 * Starts nginx with `http` as its configuration; deletes `folder` when it ends well. `launcher` is
 * a command that runs it.
 * @throws {NoProgramError} without nginx
 * @throws {ProcessFailedError} when it does not start
 */
export async function startNginx(
  processes: Processes,
  name: string,
  folder: string,
  http: string,
  launcher: readonly string[] = [],
): Promise<Child> {
  const program = findProgram('nginx')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, standaloneConfig(folder, http))
  if (hasBrotli) copyFileSync(brotli, path.join(folder, 'goodline-brotli.conf'))
  const nginx = await processes.serve({
    name,
    command: [...launcher, program, '-e', 'stderr', '-p', folder, '-c', file],
    env: process.env,
    ready: /start worker process \d/,
  })
  void nginx.ended.then(({ exitCode }) => exitCode === 0 && rmSync(folder, { recursive: true, force: true }))
  return nginx
}

/** Starts the reverse proxy of the site on `sitePort`. */
export function startProxy(
  processes: Processes,
  ports: { port: number; innerPort: number; sitePort: number },
): Promise<Child> {
  const folder = nginxFolder()
  const http = proxyConfig({
    listen: `127.0.0.1:${ports.port}`,
    site: `127.0.0.1:${ports.sitePort}`,
    inner: `127.0.0.1:${ports.innerPort}`,
    cacheFolder: path.join(folder, 'cache'),
  })
  return startNginx(processes, 'The reverse proxy', folder, http)
}
