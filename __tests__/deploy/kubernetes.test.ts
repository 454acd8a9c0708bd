import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { parseAllDocuments } from 'yaml'

/** The manifest against the schema of Kubernetes: unknown names, types and missing fields. */

type Resource = { apiVersion: string; kind: string }

/** The module of `kubernetes-types` for a version such as `networking.k8s.io/v1`. */
const moduleOf = (apiVersion: string): string => {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion]
  return `kubernetes-types/${group.split('.')[0]}/${version}`
}

test('each resource has only fields of its type', () => {
  const resources = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8'))
  expect(resources.flatMap(({ errors }) => errors)).toEqual([])
  const name = path.resolve('__tests__/deploy/manifest.generated.ts')
  const text = resources
    .map((each) => each.toJS() as Resource)
    .map(
      (each, index) =>
        `const resource${index}: import('${moduleOf(each.apiVersion)}').${each.kind} = ${JSON.stringify(each)}`,
    )
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text.join('\n'), rest[0]) : getSourceFile(file, ...rest)
  const program = ts.createProgram([name], options, host)
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  expect(faults).toEqual([])
})
