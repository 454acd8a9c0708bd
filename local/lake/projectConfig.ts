import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const names = ['sanity.cli', 'sanity.config']
const folders = ['.', 'sanity', 'studio', 'apps/studio']
const extensions = ['ts', 'js', 'tsx', 'jsx', 'mjs']

/**
 * Project id and dataset as the Sanity files of a folder spell them. They are read as text: no
 * program of the folder runs. What is computed there is undefined here.
 */
export function readProject(folder: string): { projectId: string | undefined; dataset: string | undefined } {
  const files = folders.flatMap((sub) =>
    names.flatMap((name) => extensions.map((extension) => path.join(folder, sub, `${name}.${extension}`))),
  )
  const text = files
    .filter((file) => existsSync(file))
    .map((file) => withoutComments(readFileSync(file, 'utf8')))
    .join('\n')
  return { projectId: wordAfter('projectId', text), dataset: wordAfter('dataset', text) }
}

/** `name: "x"`, `name = "x"`, and the fallback of `name: process.env.X || "x"`. */
function wordAfter(name: string, text: string): string | undefined {
  const pattern = new RegExp(
    `\\b${name}\\b["']?\\s*[:=]\\s*(?:[\\w.!]+\\s*(?:\\|\\||\\?\\?)\\s*)?(["'\`])([\\w-]+)\\1`,
  )
  return pattern.exec(text)?.[2]
}

/** Not the `//` of a URL. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}
