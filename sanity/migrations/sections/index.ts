import { at, defineMigration, set, unset } from 'sanity/migrate'
import { movedTypes, movesOf } from './move.ts'

/** `npx sanity migration run sections`, in `sanity/`: gives Home's fields the names of sections. */
export default defineMigration({
  title: 'Give the sections of Home the names and types of all sections',
  documentTypes: movedTypes,
  migrate: {
    document: (document) =>
      movesOf(document).flatMap(({ from, to, value }) => [
        at(to, set(value)),
        ...(from ? [at(from, unset())] : []),
      ]),
  },
})
