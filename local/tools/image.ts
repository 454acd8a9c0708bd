import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import assert from 'node:assert/strict'
import { assembleImage, isReady, pidOfNode, startImage, statusDuringEnd } from './cluster/container.ts'
import { attempt, installFromDebian } from './install/programs.ts'
import { withTemporaryStack, type Run } from './stack/run.ts'
import { copyTree, isRoot, uid } from './stack/tree.ts'

/**
 * `npm run check:image`: builds the unchanged Dockerfile with Podman, whose builder is Buildah.
 * Then runs it read-only, as its user, with 768 MB. Where no registry responds, its base is made
 * of Debian's archive. `-- --assembled`, or no Podman: the same files, without an engine.
 */

const memory = 768 * 1024 ** 2
const paths = ['/', '/blog', '/faq', '/contact-us', '/studio', '/api/social/about-us.png', '/sitemap.xml']

/** A started container: `pid` is Node's, and `files` holds every layer or file of the image. */
type Started = { pid: number; ended: Promise<{ exitCode?: number | undefined }>; files: string }

const name = 'goodline-check'

/** runc: crun refuses a machine that has both versions of cgroups. */
const engine = ['podman', '--runtime=runc']
const [program = '', ...flags] = engine
/** The engine's own limit may be higher than this machine's, or too low for npm. */
const openFiles = ['--ulimit=nofile=16384:16384']
const podman = (...args: string[]): string =>
  execFileSync(program, [...flags, ...args], { encoding: 'utf8' }).trim()

await withTemporaryStack('check:image', ['site'], async (run, folder) => {
  const tree = path.join(folder, 'tree')
  mkdirSync(tree)
  copyTree(run.root, tree)
  const hasEngine =
    !process.argv.includes('--assembled') &&
    ((attempt('podman', ['info']) && attempt('runc', ['--version'])) ||
      installFromDebian('podman', 'runc', 'debootstrap'))
  const log: string[] = []
  const start = hasEngine ? startInEngine : startAssembled
  const { pid, ended, files } = await start(run, tree, (chunk) => void log.push(chunk))
  const { ports, env } = run.setup
  const site = `http://127.0.0.1:${ports.site}`
  await servesPages(site)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  if (isRoot) assert.match(status, new RegExp(`^Uid:\t${uid}.*NSpid:\t\\d+(?:\t\\d+)*\t1\n`, 'ms'))
  const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1]
  run.say(`  ok    pages, files and the Studio; process 1 of user ${uid}; peak ${Number(peak) / 1000} MB`)
  if (hasEngine) await isConfined(run)
  const secrets = [env.SANITY_API_READ_TOKEN, env.SANITY_REVALIDATE_SECRET]
  const found = spawnSync('grep', ['-rlaF', ...secrets.flatMap((each) => ['-e', each ?? '']), files])
  assert.equal(found.status, 1, `a secret is in ${String(found.stdout)}${String(found.stderr)}`)
  run.say('  ok    no secret in any layer')
  assert.equal(await statusDuringEnd(ports.site, env.NEXT_PUBLIC_BLOG_API_HOST ?? '', pid), 404)
  assert.equal((await ended).exitCode, 0)
  for (const line of log.join('').trim().split('\n')) assert.ok('level' in (JSON.parse(line) as object), line)
  run.say('  ok    SIGTERM finishes what runs, and ends it with 0; each line of the log is JSON')
})

/** @throws {AssertionError} unless pages, and the files that home names, are there */
async function servesPages(site: string): Promise<void> {
  const isThere = async (url: string) => assert.equal((await fetch(site + url)).status, 200, url)
  await Promise.all([...paths, '/api/health', '/api/ready'].map(isThere))
  const html = await (await fetch(site)).text()
  const files = [...html.matchAll(/(?:src|href)="(\/(?:_next|api|fonts)\/[^"]+)"/g)]
  assert.ok(files.length > 10, html)
  await Promise.all(files.map(([, file = '']) => isThere(file.replaceAll('&amp;', '&'))))
}

/** @throws {AssertionError} when the container may write to its files, or use more memory */
async function isConfined({ say }: Run): Promise<void> {
  const inside = (user: number, command: string) =>
    spawnSync(program, [...flags, 'exec', `--user=${user}`, name, 'sh', '-c', command], { encoding: 'utf8' })
  for (const file of ['/app/server.js', '/app/x', '/etc/passwd'])
    assert.match(inside(0, `echo >> ${file}`).stderr, /Read-only/, `${file} can be written to`)
  assert.equal(inside(uid, 'touch /app/.next/cache/x /tmp/x').status, 0, 'a mount cannot be written to')
  const limit = inside(
    uid,
    'cat /sys/fs/cgroup/memory.max || cat /sys/fs/cgroup/memory/memory.limit_in_bytes',
  )
  assert.equal(Number(limit.stdout), memory, limit.stderr)
  say(`  ok    writes into its mounts only, within ${memory / 1024 ** 2} MB`)
}

/** Builds and runs the image as docs/production.md says, on this machine's network. */
async function startInEngine(
  { processes, setup, say }: Run,
  tree: string,
  onOutput: (chunk: string) => void,
): Promise<Started> {
  const variables = Object.entries(setup.env).filter(([name]) => /^(?:NEXT_PUBLIC|SANITY)_/.test(name))
  const env = `${tree}.env`
  writeFileSync(env, variables.map(([name, value]) => `${name}=${value}\n`).join(''))
  const bases = [...readFileSync(path.join(tree, 'Dockerfile'), 'utf8').matchAll(/^FROM (\S+)/gm)]
  for (const [, base = ''] of bases)
    if (!attempt('podman', ['image', 'exists', base]) && !attempt('podman', ['pull', base]))
      makeBase(base, `${tree}-base`, say)
  say('Building the image ...')
  await processes.run({
    name: 'The build of the image',
    // It reads the lake of this machine. The release is new, so the site is built anew.
    command: [
      ...engine,
      'build',
      '--network=host',
      ...openFiles,
      `--secret=id=env,src=${env}`,
      `--build-arg=RELEASE=check-${Date.now()}`,
    ].concat([`--tag=${name}`, tree]),
    env: process.env,
  })
  const files = `${tree}-image.tar`
  podman('save', '--format=docker-archive', `--output=${files}`, name)
  const { ended } = await processes.serve({
    name: 'The container',
    command: [...engine, 'run', '--rm', '--replace', `--name=${name}`, '--network=host', '--read-only']
      .concat(['--cap-drop=all', '--security-opt=no-new-privileges', `--memory=${memory}`])
      .concat([...openFiles, '--ulimit=nproc=4096:4096', `--env-file=${env}`])
      .concat([`--env=PORT=${setup.ports.site}`, '--env=HOSTNAME=127.0.0.1', name]),
    env: process.env,
    ready: () => isReady(setup.ports.site),
    onOutput,
  })
  return { pid: Number(podman('inspect', '--format={{.State.Pid}}', name)), ended, files }
}

/** Makes a base image of Debian's archive, with this Node and npm if it is Node's. */
function makeBase(base: string, folder: string, say: (line: string) => void): void {
  say(`No registry has ${base}: its base is made of Debian's archive ...`)
  rmSync(folder, { recursive: true, force: true })
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder])
  // A company's proxy may open TLS: this machine's certificates, and Node told of them.
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  cpSync(certificates, folder + certificates)
  const change = `--change=ENV=NODE_EXTRA_CA_CERTS=${certificates}`
  if (base.startsWith('node:')) {
    const file = execFileSync('sh', ['-c', 'realpath "$(command -v npm)"'], { encoding: 'utf8' }).trim()
    const npm = path.resolve(file, '../..')
    cpSync(process.execPath, `${folder}/usr/local/bin/node`)
    cpSync(npm, `${folder}/usr/local/lib/node_modules/npm`, { recursive: true, dereference: true })
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', `${folder}/usr/local/bin/npm`)
  }
  execFileSync('sh', ['-c', `tar -C ${folder} -c . | podman import ${change} - ${base}`], { stdio: 'ignore' })
}

/** Without an engine: the files of the image in a folder, and its command in a namespace. */
async function startAssembled(run: Run, tree: string, onOutput: (chunk: string) => void): Promise<Started> {
  run.say('There is no Podman: building its files ...')
  const env = { ...run.setup.env, STANDALONE: '1', RELEASE: 'check' }
  await run.processes.run({ name: 'The build', command: ['npm', 'run', 'build'], cwd: tree, env })
  const files = assembleImage(tree, `${tree}-image`)
  const options = { port: run.setup.ports.site, env: run.setup.env, release: 'check', onOutput }
  const child = await startImage(run.processes, files, options)
  return { pid: pidOfNode(child.pid), ended: child.ended, files: files.folder }
}
