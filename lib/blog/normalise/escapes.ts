/** Escapes that PHP wrote into texts: `\n`, `\"`, `\/` ... Paths and code samples keep theirs. */

const escapes = /\\(?:r\\n|u[0-9a-fA-F]{4}|[nrt"'/\\])/g

/** What `\\` alone does not show: that the text was escaped. */
const isEscaped = /\\(?:u[0-9a-fA-F]{4}|[nrt"'/])/

/** Windows paths. "Plan B:\nNext" is none. */
const paths = [
  /\b[A-Za-z]:\\{1,2}(?!(?:r\\n|[nrt])(?![a-z]))[\w.%$~-]/,
  /(?:^|[\s"'(])\\\\[\w.-]{1,60}\\[\w$-]/,
  /(?:%\w{1,40}%|(?:^|[\s(])(?:~|\.{1,2}))\\(?!(?:r\\n|[nrt])(?![a-z]))\w/,
  /\w\\(?:t|r(?!\\n))[a-z]/,
  /[\w-]\\[\w.\\-]{0,100}\.(?:bat|cmd|csv|dll|docx?|exe|html?|ini|jpe?g|js|json|log|md|pdf|php|png|ps1|sql|sys|txt|xlsx?|xml|zip)\b/i,
]

/** Code: quoted, in a call, in backticks, in `<code>`, or named in a sentence. */
const code = [
  /`[^`]{0,200}\\[^`]{0,200}`/,
  /<(?:code|pre|kbd|samp)\b/i,
  /\\[nrt]["'](?![\p{L}\p{N}_])/u,
  /(?:^|[\s(,=[])["'](?:\\[nrt])+/,
  /[=(]\s{0,9}["'][^"'\\]{0,200}\\[nrt][^"']{0,200}["']/,
  /\b(?:use|using|type|write|with|by|the|an?|of|escape|sequence|character|print|insert|and|or)\s\\[nrt](?:\s|[,.;:]?$)/i,
  /\s\\[nrt]\s(?:means?|is|for|characters?|escape|sequence|and|or)\b/i,
]

/** Line ends between sentences are no part of a sample. */
const betweenSentences = /([.!?:;)]) ?(?:\\r\\n|\\n)+ ?(?=\p{Lu})/gu

function characterOf(escape: string): string {
  switch (escape[1]) {
    case 'n':
    case 'r':
      return '\n'
    case 't':
      return '\t'
    case 'u':
      return String.fromCharCode(parseInt(escape.slice(2), 16))
    default:
      return escape.slice(1)
  }
}

/** A text escaped up to three times, as it was meant. One with real line ends stays. */
export function unescapeText(text: string, times = 3): string {
  if (times === 0 || !isEscaped.test(text) || /[\r\n]/.test(text.trim())) return text
  // Another letter after a backslash: a namespace, a pattern, a path.
  const isSample =
    text.replace(escapes, '').includes('\\') || [...paths, ...code].some((sample) => sample.test(text))
  if (isSample) return text.replace(betweenSentences, '$1\n\n')
  return unescapeText(text.replace(escapes, characterOf), times - 1)
}
