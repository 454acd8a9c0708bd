const processWide = globalThis as { __perProcess?: Map<string, unknown> }
const known = (processWide.__perProcess ??= new Map())

/**
 * What there must be one of in a process, under a name of its own; `make` makes it for whoever asks first. Next bundles pages and API
 * routes apart, so there are two of what a module has by itself, classes included.
 */
export function perProcess<Thing>(name: string, make: () => Thing): Thing {
  if (!known.has(name)) known.set(name, make())
  return known.get(name) as Thing
}
