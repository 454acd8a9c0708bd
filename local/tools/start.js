import process from 'node:process'

/**
 * Starts a tool by its name, as in `node local/tools/start.js demo`. Tools are TypeScript, which the
 * project's own Node runs.
 */
if (process.features.typescript) {
  const [name] = process.argv.splice(2, 1)
  await import(`./${name}.ts`)
} else {
  console.error("The project's own Node is missing, as install scripts are off: npm rebuild node")
  process.exitCode = 1
}
