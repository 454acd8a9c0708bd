import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ChildProcess } from 'node:child_process'
import type { Processes } from '../processes.ts'
import { findProgram } from '../programs.ts'
import { frontConfig } from './config.ts'

/** nginx as one of our child processes: with a configuration, a folder and ports of its own, whatever the machine's nginx does. */

const temporaryFiles = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** A whole configuration around `http`, which is what stands inside `http { }`. nginx writes nowhere but into `folder`. */
export function standaloneConfig(folder: string, http: string): string {
  return `# Workers of a root's nginx give up their rights, and could then not write here.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {
    worker_connections 1024;
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

/** A new folder for one nginx. */
export const nginxFolder = (): string => mkdtempSync(path.join(tmpdir(), 'goodline-nginx-'))

/**
 * Starts nginx with `http` as its configuration, finding or installing it. Once it is stopped its folder goes; killed, it leaves that behind.
 * @throws {NoProgramError} without nginx
 * @throws {ProcessFailedError} when it does not start, with what it said
 */
export async function startNginx(
  processes: Processes,
  name: string,
  folder: string,
  http: string,
): Promise<ChildProcess> {
  const program = findProgram('nginx')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, standaloneConfig(folder, http))
  const nginx = await processes.serve({
    name,
    command: [program, '-e', 'stderr', '-p', folder, '-c', file],
    env: process.env,
    ready: /start worker process \d/,
  })
  nginx.once('exit', (code) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true })
  })
  return nginx
}

/** Starts the production front on `port` of this machine, before the site on `sitePort`; on `itselfPort` it asks itself. */
export async function startFront(
  processes: Processes,
  ports: { port: number; itselfPort: number; sitePort: number },
): Promise<ChildProcess> {
  const folder = nginxFolder()
  const http = frontConfig({
    listen: [`127.0.0.1:${ports.port}`],
    site: `127.0.0.1:${ports.sitePort}`,
    cacheFolder: path.join(folder, 'kept'),
    itself: `127.0.0.1:${ports.itselfPort}`,
  })
  return startNginx(processes, 'The front', folder, http)
}
