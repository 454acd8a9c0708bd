/** JSON's bytes as text. Databases of PHP hosts mix encodings, and their `charset` may lie. */

const quotationMark = 0x22

/** UTF-16 has a mark, or a zero beside JSON's first character. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-8 or UTF-16; else each string of the JSON is UTF-8 or Windows-1252 by itself. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  const whole = decodeUtf8(bytes)
  if (whole !== null) return whole
  const windows1252 = new TextDecoder('windows-1252')
  const strings: string[] = []
  for (let start = 0; start <= bytes.length;) {
    const found = bytes.indexOf(quotationMark, start)
    const end = found === -1 ? bytes.length : found
    const string = bytes.subarray(start, end)
    strings.push(decodeUtf8(string) ?? windows1252.decode(string))
    start = end + 1
  }
  return strings.join('"')
}
