/** What programs may use of the lake, beside its process (`main.ts`). */
export { exportArchive, ExportError } from './archive/exportArchive.ts'
export { importArchive } from './archive/importArchive.ts'
export { importDocuments } from './archive/importDocuments.ts'
export type { AssetNamespace } from './assets/upload.ts'
export { ApiError, DataFolderInUseError, ImportError, UnreadableDataError } from './errors.ts'
export { startLake, type Lake } from './server.ts'
export { Store } from './store/store.ts'
