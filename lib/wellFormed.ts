const loneSurrogates = /\p{Cs}/gu

/** @returns `text` with U+FFFD for every half of a pair that stands alone; such text cannot be encoded */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\ufffd')
}
