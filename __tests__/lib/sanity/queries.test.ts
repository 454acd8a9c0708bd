import { headlinesQuery, hiddenPagesQuery } from '../../../lib/sanity/queries.ts'
import { shownOn } from '../../../lib/shownOn.ts'

test.each([
  ['hidden pages', hiddenPagesQuery],
  ['headlines', headlinesQuery],
])('the query for %s names every type of page there is', (_, query) => {
  const named = [...(/_type in (\[[^\]]+\])/.exec(query) ?? [])].at(1) ?? '[]'
  expect((JSON.parse(named) as string[]).sort()).toEqual(
    Object.keys(shownOn)
      .filter((type) => type.endsWith('Page'))
      .sort(),
  )
})
