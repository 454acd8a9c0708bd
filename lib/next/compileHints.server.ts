import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Departure 3 (README.md): compiles a script early. https://v8.dev/blog/explicit-compile-hints */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint to the first scripts of each page. @throws {Error} without a build manifest */
export async function addCompileHints(distDir: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(distDir, 'build-manifest.json'), 'utf8')) as {
    pages: Record<string, string[]>
  }
  const scripts = new Set(Object.values(manifest.pages).flat()).values()
  for (const script of scripts) {
    if (!script.endsWith('.js')) continue
    const file = path.join(distDir, script)
    const code = await readFile(file, 'utf8')
    if (!code.startsWith(compileHint)) await writeFile(file, compileHint + code)
  }
}
