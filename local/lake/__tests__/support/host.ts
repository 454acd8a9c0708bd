import { startLoopbackServer, type Exchange, type RunningServer } from 'local-http/server'

/** Hosts that assets are downloaded from. */
const hosts = new Set<RunningServer>()

export async function startHost(handle: (exchange: Exchange) => void): Promise<string> {
  const host = await startLoopbackServer({ name: 'asset host', port: 0, handle })
  hosts.add(host)
  return host.url
}

/** For `afterEach`. */
export async function stopHosts(): Promise<void> {
  await Promise.all([...hosts].map((host) => host.close()))
  hosts.clear()
}

export const responding =
  (status: number, type: string, body: string) =>
  ({ response }: Exchange): void =>
    void response.writeHead(status, { 'content-type': type }).end(body)
