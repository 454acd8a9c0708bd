/**
 * The page that every page is measured against: a title, a headline and the text, on nginx. It is as long as the page, to the byte, and
 * compresses as well, because what the text leaves over is filled with the page's own source in a comment.
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
