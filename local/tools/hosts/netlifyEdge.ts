/** Serves the proxy on a port with Deno, on which Netlify runs it. A fault of it is a 500. */

declare const Deno: {
  args: string[]
  serve: (
    options: { port: number; hostname: string; onListen: () => void },
    respond: (request: Request) => Promise<Response>,
  ) => void
}

export type Edge = (request: Request, context: object) => Promise<Response | undefined>

const [entry = '', port = '0'] = Deno.args
const { default: handle } = (await import(entry)) as { default: Edge }

/** The request goes on to files and functions. */
const goOn = () => new Response(null, { headers: { 'x-edge-goes-on': '1' } })

const context = { ip: '203.0.113.7', geo: {}, requestId: 'check', site: {}, next: async () => goOn() }

/** Netlify's requests have headers that change. */
const copyOf = ({ url, method, headers, body }: Request) =>
  new Request(url, { method, headers: new Headers(headers), body })

const onListen = () => console.log('function is ready')
Deno.serve(
  { port: Number(port), hostname: '127.0.0.1', onListen },
  async (request) => (await handle(copyOf(request), context)) ?? goOn(),
)
