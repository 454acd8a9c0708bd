import tls from 'node:tls'

/**
 * Loaded with `--import`: connections of this process to Sanity's API and asset hosts go to the
 * lake's HTTPS port, `LAKE_HTTPS_PORT`, instead. TLS still checks the name.
 */
const mapped = /^([a-z0-9-]+\.)?(api|apicdn)\.sanity\.io$|^cdn\.sanity\.io$/i
const port = Number(process.env.LAKE_HTTPS_PORT ?? 3443)
const connect = tls.connect

function connectToLake(this: unknown, ...args: unknown[]): tls.TLSSocket {
  const place = args.findIndex((arg) => typeof arg === 'object' && arg !== null)
  const options = args[place] as tls.ConnectionOptions | undefined
  const name = options?.servername || options?.host
  if (options && name && mapped.test(name)) {
    args[place] = { ...options, host: '127.0.0.1', port, servername: name }
  }
  return Reflect.apply(connect, this, args)
}

tls.connect = connectToLake as typeof tls.connect
