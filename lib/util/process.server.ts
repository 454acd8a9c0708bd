const shared = globalThis as { __processWide?: Map<string, unknown> }
const values = (shared.__processWide ??= new Map())

/** One value per process and name: Next bundles pages and API routes apart. */
export function processWide<Value>(name: string, create: () => Value): Value {
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as Value
}

/** When this process last regenerated a page, for `/api/health`. */
export const lastRegeneration = processWide('last regeneration', (): { at?: Date } => ({}))

/** True in `next build`: a build waits for the hosts, a visitor must not. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
