import { pages } from '../support/places.ts'
import { test } from '../support/engines/test.ts'
import { expectWhole } from '../support/engines/whole.ts'

/** Every page in Firefox's and Safari's engines, on a phone and on a wide screen. */

for (const path of pages)
  test(`${path} hydrates, loads its images and fonts, and fits`, ({ site }) => expectWhole(site, path))
