import { readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')

/** The image's last stage, an instruction a line. */
const stage = () => {
  const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
  return dockerfile.slice(dockerfile.lastIndexOf('\nFROM ') + 1).split('\n')
}

const instruction = (name: string) =>
  stage()
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1))

type Service = {
  command?: string[]
  deploy?: { resources?: { limits?: { memory?: string } } }
  read_only?: boolean
  tmpfs?: string[]
  volumes?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  networks?: string[] | Record<string, { aliases?: string[] }>
  ports?: string[]
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
}

const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> }

/** The replicas of the site. */
const sites = Object.entries(services).flatMap(([name, service]) => (/^site-\d$/.test(name) ? service : []))
const [site] = sites

type Probe = { httpGet: { path: string; port: number } }
type Container = {
  name: string
  command?: string[]
  ports?: { containerPort: number }[]
  volumeMounts?: { mountPath: string }[]
  env?: { name: string; value?: string }[]
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
    [rest: string]: unknown
  }
}

const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map(
  (document) => document.toJS() as Manifest,
)

const named = (kind: string, name: string) =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name)?.spec

const containers = manifests.flatMap(({ spec }) => spec.template?.spec.containers ?? [])
const container = (name: string) => containers.find((each) => each.name === name)
const pod = container('site')

test('the image runs Node itself, unprivileged, on the Node of package.json', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  expect(read('Dockerfile')).toContain(`FROM node:${dependencies.node}-bookworm-slim AS build`)
  expect(instruction('FROM')).toEqual(['debian:bookworm-slim'])
  expect((JSON.parse(instruction('CMD')[0] ?? '') as string[])[0]).toBe('node')
  expect(instruction('USER')).toEqual(['1000:1000'])
})

test('no secret is an argument or a variable of the image', () => {
  expect([...instruction('ENV'), ...instruction('ARG')].join()).not.toMatch(/TOKEN|SECRET|PASSWORD/)
})

test('compose and Kubernetes write only into the mounts of the image', () => {
  const mounts = JSON.parse(instruction('VOLUME')[0] ?? '') as string[]
  expect(site?.read_only).toBe(true)
  const written = [...(site?.tmpfs ?? []), ...(site?.volumes ?? [])]
  expect(written.map((mount) => mount.split(':')[0]).sort()).toEqual([...mounts].sort())
  expect(pod?.securityContext?.readOnlyRootFilesystem).toBe(true)
  expect(pod?.volumeMounts?.map(({ mountPath }) => mountPath).sort()).toEqual([...mounts].sort())
})

test('port, user and listening IP address are those of the image', () => {
  const env = Object.fromEntries(
    instruction('ENV').flatMap((line) =>
      [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
  ) as Record<string, string>
  // Of IPv6, which takes IPv4 too.
  expect(env.HOSTNAME).toBe('::')
  expect(instruction('EXPOSE')).toEqual([env.PORT])
  const port = Number(env.PORT)
  const [uid] = (instruction('USER')[0] ?? '').split(':')
  expect(site?.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/api/ready`)
  expect(services.proxy?.environment?.GOODLINE_SITE).toBe(`site:${port}`)
  expect(site?.networks).toMatchObject({ default: { aliases: ['site'] } })
  expect(read('Dockerfile')).toContain(`mkdir -p .next/cache && chown ${uid}:${uid} .next/cache`)
  expect(named('Deployment', 'goodline')?.template?.spec.securityContext?.runAsUser).toBe(Number(uid))
  expect(named('Service', 'goodline')?.ports).toMatchObject([{ targetPort: port }])
  expect(pod?.ports).toEqual([{ containerPort: port }])
  for (const probe of [pod?.startupProbe, pod?.readinessProbe, pod?.livenessProbe])
    expect(probe?.httpGet.port).toBe(port)
})

test('both have three replicas with Redis', () => {
  expect(sites).toEqual([sites[0], sites[0], sites[0]])
  const redis = new URL((sites[0]?.environment?.REDIS_URL ?? '').replace(/\$\{.*?\}/, 'secret'))
  expect(Object.keys(services)).toContain(redis.hostname)
  expect(named('Deployment', 'goodline')?.replicas).toBe(3)
})

test('both trust the proxies in front of the site, and no other', () => {
  for (const site of sites) expect(site.environment?.TRUSTED_PROXIES).toBe('1')
  expect(pod?.env).toContainEqual({
    name: 'TRUSTED_PROXIES',
    // An ingress before nginx.
    value: '2',
  })
})

test('every container has few rights, and limits', () => {
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(service.deploy?.resources?.limits?.memory).toMatch(/^\d+M$/)
  }
  const pods = manifests.flatMap(({ spec }) => spec.template?.spec ?? [])
  expect(pods).toHaveLength(3)
  for (const pod of pods) {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    for (const container of pod.containers)
      expect(container).toMatchObject({
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { memory: expect.any(String) } },
      })
  }
})

test('Redis has a password that no argument holds, and only the site reaches it', () => {
  expect(services.redis?.ports).toBeUndefined()
  const reach = Object.entries(services).filter(([, { networks = ['default'] }]) =>
    (Array.isArray(networks) ? networks : Object.keys(networks)).includes('pages'),
  )
  expect(reach.map(([name]) => name).sort()).toEqual(['redis', 'site-1', 'site-2', 'site-3'])
  const command = services.redis?.command?.at(-1) ?? ''
  expect(command).toMatch(/^echo "requirepass \$\$REDIS_PASSWORD" \| exec redis-server - (?!.*PASSWORD)/)
  expect(site?.environment?.REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?/)
  expect(named('NetworkPolicy', 'goodline-redis')).toMatchObject({
    podSelector: { matchLabels: { app: 'goodline-redis' } },
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ from: [{ podSelector: { matchLabels: { app: 'goodline' } } }], ports: [{ port: 6379 }] }],
  })
  expect(container('redis')?.command?.at(-1)).toBe(command.replace('$$', '$'))
})

test('in Kubernetes only nginx reaches the site, at each ready replica', () => {
  expect(named('Service', 'goodline')).toMatchObject({ clusterIP: 'None' })
  const [host, port] = (
    container('proxy')?.env?.find(({ name }) => name === 'GOODLINE_SITE')?.value ?? ''
  ).split(':')
  expect([host, Number(port)]).toEqual(['goodline', pod?.ports?.[0]?.containerPort])
  expect(named('NetworkPolicy', 'goodline')).toMatchObject({
    ingress: [{ from: [{ podSelector: { matchLabels: { app: 'goodline-proxy' } } }] }],
  })
  const paths = [{ path: '/', backend: { service: { name: 'goodline-proxy' } } }]
  expect(named('Ingress', 'goodline')).toMatchObject({ rules: [{ http: { paths } }] })
})

test('Kubernetes restarts what is dead, and asks what is ready', () => {
  expect(pod?.livenessProbe?.httpGet.path).toBe('/api/health')
  for (const probe of [pod?.startupProbe, pod?.readinessProbe]) expect(probe?.httpGet.path).toBe('/api/ready')
})
