/** @jest-environment node */
import { pageTitle } from '../../lib/shownOn.ts'

test.each([
  ['/', 'Home'],
  ['/search-all-jobs', 'Search All Jobs'],
  ['/404', 'Page not found'],
])('editors know the page at %s as %s', (path, title) => expect(pageTitle(path)).toBe(title))
