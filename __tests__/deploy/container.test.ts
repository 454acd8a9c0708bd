/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')

/** The instructions of the image's last stage, by name. */
function finalStage(): [string, string][] {
  const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ') + 1)
  return stage
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)])
}

const instruction = (name: string) =>
  finalStage()
    .filter(([each]) => each === name)
    .map(([, rest]) => rest)

type Service = {
  deploy?: { replicas: number }
  read_only?: boolean
  tmpfs?: string[]
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
}

type Probe = { httpGet: { path: string; port: number } }
type Container = {
  name: string
  ports?: { containerPort: number }[]
  volumeMounts?: { mountPath: string }[]
  securityContext?: { readOnlyRootFilesystem: boolean }
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
}
type Manifest = {
  kind: string
  metadata: { name: string }
  spec: {
    replicas?: number
    ports?: { targetPort: number }[]
    template?: { spec: { containers: Container[]; securityContext?: { runAsUser: number } } }
  }
}

test('the image runs Node itself, unprivileged, on the Node of package.json', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  expect(read('Dockerfile')).toContain(`FROM node:${dependencies.node}-bookworm-slim AS build`)
  expect(instruction('FROM')).toEqual(['debian:bookworm-slim'])
  expect((JSON.parse(instruction('CMD')[0] ?? '') as string[])[0]).toBe('node')
  expect(instruction('USER')).toEqual(['1000:1000'])
})

test('no secret is an argument or a variable of the image', () => {
  const layers = finalStage().filter(([name]) => name === 'ENV' || name === 'ARG')
  expect(JSON.stringify(layers)).not.toMatch(/TOKEN|SECRET|PASSWORD/)
})

test('compose and Kubernetes write only into the mounts of the image', () => {
  const mounts = JSON.parse(instruction('VOLUME')[0] ?? '') as string[]
  const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> }
  const { site } = services
  expect(site?.read_only).toBe(true)
  expect(site?.tmpfs?.map((mount) => mount.split(':')[0]).sort()).toEqual([...mounts].sort())
  const pod = containers().find(({ name }) => name === 'site')
  expect(pod?.securityContext?.readOnlyRootFilesystem).toBe(true)
  expect(pod?.volumeMounts?.map(({ mountPath }) => mountPath).sort()).toEqual([...mounts].sort())
})

test('port, user and listening IP address are those of the image', () => {
  const env = Object.fromEntries(
    instruction('ENV').flatMap((line) =>
      [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
  ) as Record<string, string>
  expect(env.HOSTNAME).toBe('0.0.0.0')
  expect(instruction('EXPOSE')).toEqual([env.PORT])
  const port = Number(env.PORT)
  const [uid] = (instruction('USER')[0] ?? '').split(':')
  const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> }
  expect(services.site?.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/api/ready`)
  expect(services.proxy?.environment?.GOODLINE_SITE).toBe(`site:${port}`)
  expect(services.site?.tmpfs).toContain(`/app/.next/cache:uid=${uid},gid=${uid}`)
  const pod = containers().find(({ name }) => name === 'site')
  const ofSite = manifests().filter(({ metadata }) => metadata.name === 'goodline')
  expect(ofSite.flatMap(({ spec }) => spec.template?.spec.securityContext?.runAsUser ?? [])).toEqual([
    Number(uid),
  ])
  expect(ofSite.flatMap(({ kind, spec }) => (kind === 'Service' ? spec.ports : []))).toMatchObject([
    { targetPort: port },
  ])
  expect(pod?.ports).toEqual([{ containerPort: port }])
  for (const probe of [pod?.startupProbe, pod?.readinessProbe, pod?.livenessProbe])
    expect(probe?.httpGet.port).toBe(port)
})

test('both have three replicas with Redis', () => {
  const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> }
  expect(services.site?.deploy?.replicas).toBe(3)
  expect(Object.keys(services)).toContain(new URL(services.site?.environment?.REDIS_URL ?? '').hostname)
  const deployment = manifests().find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'goodline',
  )
  expect(deployment?.spec.replicas).toBe(3)
})

test('Kubernetes restarts what is dead, and asks what is ready', () => {
  const pod = containers().find(({ name }) => name === 'site')
  expect(pod?.livenessProbe?.httpGet.path).toBe('/api/health')
  for (const probe of [pod?.startupProbe, pod?.readinessProbe]) expect(probe?.httpGet.path).toBe('/api/ready')
})

const manifests = () =>
  parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Manifest
  })

const containers = () => manifests().flatMap(({ spec }) => spec.template?.spec.containers ?? [])
