import type { RawPage } from './completePage.ts'
import type { PreviewedById } from './pageTypes.ts'
import { fit } from './shape.ts'
import { resultShapes } from './shapes.generated.ts'

/** The result of a page query in the shape that TypeScript knows, without what has another. */
export const fitPage = (id: keyof PreviewedById, result: unknown): RawPage =>
  fit(resultShapes[id], result ?? {}) as RawPage
