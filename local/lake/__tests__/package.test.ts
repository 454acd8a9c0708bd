import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { readProject } from '../projectConfig.ts'
import { clientOf, freePortRange, temporaryFolder } from './support/lakeProcess.ts'

const lake = path.join(__dirname, '..')
/** A Node of another version, where the machine has one. */
const nodes = [process.execPath, '/usr/bin/node'].filter((node) => existsSync(node))

describe('the package', () => {
  const folder = temporaryFolder()
  const built = path.join(folder, 'built')
  const project = path.join(folder, 'project')
  const command = path.join(project, 'node_modules/.bin/local-content-lake')
  const children: ChildProcess[] = []

  beforeAll(() => {
    const run = (cwd: string, program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd, stdio: 'pipe' })
    run(lake, process.execPath, 'build.ts', built)
    mkdirSync(project)
    writeFileSync(
      path.join(project, 'sanity.cli.ts'),
      "export default defineCliConfig({ api: { projectId: 'abc123', dataset: process.env.DATASET ?? 'staging' } })",
    )
    run(built, 'npm', 'pack', '--silent', '--pack-destination', project)
    const [tarball = ''] = globSync('*.tgz', { cwd: project })
    run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', `./${tarball}`)
  })
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null)
        await new Promise((resolve) => child.once('exit', resolve))
    }
  })

  /** Starts the command in the project and resolves with what it says. */
  async function start(node: string, ...args: string[]): Promise<{ port: number; said: string }> {
    const port = await freePortRange()
    const child = spawn(node, [command, '--port', String(port), ...args], { cwd: project })
    children.push(child)
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('SANITY_DATASET=')) resolve()
      })
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.once('exit', () => reject(new Error(said)))
    })
    return { port, said }
  }

  it.each(nodes)('runs from its tarball without a network, and survives kill -9: %s', async (node) => {
    const data = ['--data', path.join(folder, `data-${nodes.indexOf(node)}`)]
    const first = await start(node, ...data)
    expect(first.said).toContain('SANITY_PROJECT_ID=abc123')
    const client = (port: number) => clientOf(port, { projectId: 'abc123', dataset: 'staging' })
    await client(first.port).create({ _id: 'note', _type: 'note' })
    const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
    const image = await client(first.port).assets.upload('image', pixel)
    expect(image.metadata.dimensions).toMatchObject({ width: 1, height: 1 })
    const [child] = children.splice(0)
    child?.kill('SIGKILL')
    await new Promise((resolve) => child?.once('exit', resolve))
    const second = await start(node, ...data)
    expect(await client(second.port).fetch('*[_id == "note"]._type')).toEqual(['note'])
  })

  it('answers as Sanity’s own hosts to programs that load its hook', async () => {
    const data = path.join(folder, 'secure')
    const httpsPort = String((await freePortRange()) + 8)
    await start(process.execPath, '--data', data, '--https', '--https-port', httpsPort)
    const program =
      "Promise.all(['abc123.api', 'abc123.apicdn'].map((name) => fetch(`https://${name}.sanity.io/v1/data/query/staging?query=1%2B1`).then((response) => response.json()))).then((all) => console.log(all.map(({ result }) => result).join()))"
    const env = {
      ...process.env,
      NODE_EXTRA_CA_CERTS: path.join(data, 'lake.cert.pem'),
      LAKE_HTTPS_PORT: httpsPort,
      NODE_OPTIONS: `--import ${path.join(built, 'hosts.js')}`,
    }
    const asked = await promisify(execFile)(process.execPath, ['-e', program], { env })
    expect(asked).toEqual({ stdout: '2,2\n', stderr: '' })
  })

  it('says nothing of the site it was written for', () => {
    const files = globSync('**/*.{js,ts,json,md}', { cwd: built }).filter(
      (file) => !file.startsWith('node-sqlite3-wasm'),
    )
    expect(files.filter((file) => /goodline/i.test(readFileSync(path.join(built, file), 'utf8')))).toEqual([])
  })
})

describe('the project of a folder', () => {
  const folder = temporaryFolder()

  it.each([
    ['defineConfig({ projectId: \'abc123\', dataset: "staging" })', 'abc123', 'staging'],
    [
      "const projectId = process.env.SANITY_ID! || 'abc123'\nconst dataset = env.SET ?? 'staging'",
      'abc123',
      'staging',
    ],
    ["// projectId: 'old'\n/* dataset: 'old' */ api: { projectId: `abc123` }", 'abc123', undefined],
    ['projectId: process.env.ID', undefined, undefined],
  ])('is read from its configuration as text: %s', (text, projectId, dataset) => {
    writeFileSync(path.join(folder, 'sanity.config.ts'), text)
    expect(readProject(folder)).toEqual({ projectId, dataset })
  })
})
