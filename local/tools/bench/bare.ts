/**
 * The bare page of a page: its text only, with the same length in bytes.
 * A comment of the page's own source fills it up, so that it compresses as well.
 */
export function barePage(html: string): string {
  const text = html
    .replace(/<(script|style|svg|head|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const head =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title></head><body><h1>Bare page</h1><p>'
  const end = '--></body></html>'
  const body = Buffer.from(`${head}${text}</p><!--`)
  const room = Buffer.byteLength(html) - body.length - Buffer.byteLength(end)
  const filling = Buffer.from(
    html
      .replaceAll('-', '_')
      .replaceAll('>', ' ')
      .replace(/[^\x20-\x7e]/g, ' '),
  )
  return Buffer.concat([body, filling.subarray(0, Math.max(0, room)), Buffer.from(end)]).toString()
}

/** nginx as a plain file server, with a `.gz` beside each file. */
export const plainConfig = (port: number, folder: string): string => `server {
    listen 127.0.0.1:${port} reuseport;
    root ${folder};
    gzip_static on;
    gzip_vary on;
    open_file_cache max=100;
    charset utf-8;
}`
