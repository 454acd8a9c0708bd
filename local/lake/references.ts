import { isObject } from './json.ts'

/**
 * How firmly one document points at another: a strong reference protects its target from deletion.
 */
export type ReferenceStrength = 'strong' | 'weak'

/**
 * Every document id that a value refers to. An id that is referred to both ways counts as strong.
 * References into other datasets (`_dataset`, `_projectId`) and global ones count as weak: they are
 * not ours to watch.
 */
export function outgoingReferences(value: unknown): Map<string, ReferenceStrength> {
  const found = new Map<string, ReferenceStrength>()
  collect(value, found)
  return found
}

function collect(value: unknown, found: Map<string, ReferenceStrength>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isObject(value)) return
  const target = value._ref
  if (typeof target === 'string' && target !== '') {
    const strength = value._weak === true || pointsElsewhere(value) ? 'weak' : 'strong'
    if (found.get(target) !== 'strong') found.set(target, strength)
  }
  for (const item of Object.values(value)) collect(item, found)
}

function pointsElsewhere(reference: Record<string, unknown>): boolean {
  return (
    typeof reference._dataset === 'string' ||
    typeof reference._projectId === 'string' ||
    reference._type === 'globalDocumentReference' ||
    reference._type === 'crossDatasetReference'
  )
}
