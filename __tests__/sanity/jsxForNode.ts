import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import ts from 'typescript'

/** Lets Node load the Studio's components: by itself it strips types, but knows no JSX. */

const compilerOptions: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  verbatimModuleSyntax: true,
}

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const code = readFileSync(new URL(url), 'utf8')
    const { outputText: source } = ts.transpileModule(code, { compilerOptions })
    return { format: 'module', source, shortCircuit: true }
  },
})
