import path from 'node:path'
import { Linter } from 'eslint'
import nextTypescript from 'eslint-config-next/typescript'
import ts from 'typescript'
import { aloneText } from '../../../../local/tools/lint/aloneText.ts'

const parser = nextTypescript.find(({ languageOptions }) => languageOptions?.parser)?.languageOptions?.parser

/**
 * What the rule says of a file. Its program is the file and React's types only, so quick to load.
 */
function lint(code: string): Linter.LintMessage[] {
  const file = path.resolve('part.tsx')
  const options: ts.CompilerOptions = {
    strict: true,
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([file], options, {
    ...host,
    getSourceFile: (name, version, ...rest) =>
      name === file
        ? ts.createSourceFile(name, code, version, true)
        : host.getSourceFile(name, version, ...rest),
  })
  return new Linter().verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser, parserOptions: { programs: [program] } },
        plugins: { local: { rules: { 'alone-text': aloneText } } },
        rules: { 'local/alone-text': 'error' },
      },
    ],
    'part.tsx',
  )
}

type Case = [what: string, jsx: string]

const refused: Case[] = [
  ['a number between words', '<h2>Results ({count} found)</h2>'],
  ['a text after an element', '<li><b>Title</b> {text}</li>'],
  ['a text before an element', '<Line>{text} <b>*</b></Line>'],
  ['a child that is typed as text, after an icon', '<Line><svg />{children}</Line>'],
  ['an error that comes and goes', '<p>Email {maybe && maybe}</p>'],
  ['words that come and go', "<p><svg />{on && 'Sending...'}</p>"],
  ['one of two words', "<Line><svg />{on ? 'Hide' : 'Show'}</Line>"],
  ['an element or words', "<p><svg />{on ? <b>Yes</b> : 'No'}</p>"],
  ['a template string', '<p><svg />{`Page ${count}`}</p>'],
  ['the text of a call', '<p><svg />{announcement(count)}</p>'],
  ['a count before &&, which React shows as 0', '<p><svg />{count && <b>many</b>}</p>'],
  ['a text in a fragment', '<><Line>on</Line>{text}</>'],
  ['a text whose element has another key', '<b key={count}><svg />{text}</b>'],
  ['the only text of a fragment', '<p><>{text}</></p>'],
  ['words after an element that comes and goes', '<p>{on && <b>{text}</b>} found</p>'],
  ['words after a list', '<p>{list.map((each) => <b key={each}>{each}</b>)}, all of them</p>'],
  ['words after a slot', '<p>{slot} found</p>'],
  ['words in a fragment', '<p>{on ? <>Published <time>{text}</time></> : text}</p>'],
]
const allowed: Case[] = [
  ['one template string', '<h2>{`Results (${count} found)`}</h2>'],
  ['one of two words', "<button>{on ? 'Sending...' : text}</button>"],
  ['a text in a span', '<li><b>Title</b> <span>{text}</span></li>'],
  ['a text beside an icon, as the key of its element', '<b key={text}><svg />{text}</b>'],
  ['a text with a comment', '<p>{/* why */}\n{text}\n</p>'],
]
const unchanging: Case[] = [
  ['elements that come and go', '<p><svg />{on && <b>{text}</b>}{maybe && <i>{maybe}</i>}</p>'],
  ['a list of elements', '<ul><li>first</li>{list.map((each) => <li key={each}>{each}</li>)}</ul>'],
  ['words before elements that come and go', '<p>{fixed}: found {on && <b>{text}</b>} {slot}</p>'],
  ['a slot', '<section><h2>{text}</h2>{slot}</section>'],
  ['words that are always the same', "<p><svg />Share {fixed}{' '}{`now`}</p>"],
]

const start = `
  import type { ReactNode } from 'react'
  const Line = ({ children }: { children: ReactNode }) => <p>{children}</p>
  const announcement = (count: number) => \`\${count} jobs\`
  const fixed = 'Jobs'
  type Props = { text: string; maybe?: string; count: number; list: string[]; on: boolean; slot: ReactNode; children: string }
`

/** What the rule says of each JSX. It reads all at once, as their types take long to load. */
function complaints(all: string[]): Map<string, string[]> {
  const parts = all.map(
    (jsx, n) =>
      `export function Part${n}({ text, maybe, count, list, on, slot, children }: Props) { return ${jsx} }`,
  )
  const code = [start, ...parts]
  // The JSX of every line.
  const lines = code.flatMap((part, n) => part.split('\n').map(() => all[n - 1] ?? 'start'))
  const found = new Map(all.map((jsx): [string, string[]] => [jsx, []]))
  for (const { line, message } of lint(code.join('\n'))) found.get(lines[line - 1] ?? '')?.push(message)
  return found
}

let found: Map<string, string[]>
beforeAll(() => {
  found = complaints([...refused, ...allowed, ...unchanging].map(([, jsx]) => jsx))
})

describe('a text that may change', () => {
  test.each(refused)('is refused beside others: %s', (_case, jsx) => {
    expect(found.get(jsx)).toEqual([expect.stringMatching(/^Give this text an element of its own/)])
  })

  test.each(allowed)('may stand: %s', (_case, jsx) => {
    expect(found.get(jsx)).toEqual([])
  })
})

test.each(unchanging)('%s may stand beside others', (_case, jsx) => {
  expect(found.get(jsx)).toEqual([])
})
