/** The URL, or undefined for what is none. Safari has `URL.canParse` from 17 on. */
export function parseUrl(written: string, base?: string): URL | undefined {
  try {
    return new URL(written, base)
  } catch {
    return undefined
  }
}
