/** `text` with U+FFFD for every lone surrogate, which JSON can carry and no URL can encode. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')
