const call = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/

/**
 * What Next's bundler tells its runtime in a script of its own, read as data: which chunks a page begins with, and what in them to run.
 *
 * @throws Error for any other script: the site's policy would not let it run
 */
export function runtimeEntries(script: string): unknown[] {
  return script
    .trim()
    .split('\n')
    .map((line) => {
      const [, entry] = call.exec(line) ?? []
      if (entry === undefined)
        throw new Error(`Next writes an inline script that no policy allows: ${line.slice(0, 200)}`)
      return JSON.parse(entry) as unknown
    })
}
