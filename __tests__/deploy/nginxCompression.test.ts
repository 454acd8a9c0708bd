import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { rawResponse } from '../../local/tools/stack/rawResponse.ts'
import { hasBrotli } from '../../local/tools/stack/nginx.ts'
import { newPath, proxiedSite, shared } from '../fixtures/proxiedSite.ts'
import { testWith } from '../fixtures/testWith.ts'

/** Compression by the reverse proxy. */

const test = testWith('nginx')
const site = proxiedSite()

const best = hasBrotli ? 'br' : 'gzip'

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  plain: (bytes) => bytes,
}

async function getEncoded(where: string, encoding: string) {
  const sent = await rawResponse(`${site.proxy}${where}`, { headers: { 'accept-encoding': encoding } })
  const name = sent.headers['content-encoding'] ?? 'plain'
  return { name, text: decoders[name]?.(sent.body).toString(), size: sent.body.length }
}

describe('compression', () => {
  const body = '<p>Good line</p>'.repeat(500)

  test.each([
    [best, ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br, gzip', 'br;q=0.8,gzip', 'GZIP, x, BR']],
    ['gzip', ['gzip', 'gzip, deflate', 'GZIP;q=0.5', 'deflate,gzip ; q=1.0', 'gzip, br;q=0', 'gzip, brr']],
    ['plain', ['identity', 'gzip;q=0', 'gzip;q=0.0, br', 'x-gzipped']],
  ])('browsers that accept %s share one cached page', async (name, encodings) => {
    const page = newPath()
    site.respond = () => ({ headers: { ...shared, vary: 'Accept-Encoding', etag: '"1"' }, body })
    for (const encoding of encodings) {
      const sent = await getEncoded(page, encoding)
      expect({ encoding, name: sent.name, text: sent.text }).toEqual({ encoding, name, text: body })
      if (name !== 'plain') expect(sent.size).toBeLessThan(body.length / 10)
    }
    expect(site.requests.length).toBeLessThan(3)
    expect(site.requests[0]?.headers).not.toHaveProperty('accept-encoding')
  })

  test.each(['/api/anything', '/studio', `/_next/static${newPath()}.js`])(
    '%s is compressed as well',
    async (where) => {
      site.respond = () => ({ headers: { 'content-type': 'application/javascript' }, body })
      expect(await getEncoded(where, 'gzip, br')).toMatchObject({ name: best, text: body })
      expect(await getEncoded(where, 'gzip')).toMatchObject({ name: 'gzip', text: body })
    },
  )
})
