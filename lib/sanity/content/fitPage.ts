import type { PreviewedById } from './pageTypes.ts'
import { fit, type Report } from './shape.ts'
import { resultShapes } from './shapes.generated.ts'

export type RawPage = { settings: { phone: string | null } | null; page: object | null }

/** The result of a page query in the shape that TypeScript knows, without what has another. */
export const fitPage = (id: keyof PreviewedById, result: unknown, report?: Report): RawPage =>
  fit(resultShapes[id], result ?? {}, report) as RawPage
