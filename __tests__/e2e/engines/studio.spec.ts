import path from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../support/engines/test.ts'
import { lake } from '../support/lake.ts'
import { shows } from '../support/visit.ts'

/** An editor in Firefox. WebKit's driver loses keys now and then: docs/browsers.md. */

const name = 'Nova Larkin'

test.afterEach(async ({ baseURL }) => {
  await lake.delete({ query: '*[_type == "teamMember" && name == $name]', params: { name } })
  await expect.poll(() => shows('/about-us', baseURL ?? '', name)).toBe(false)
})

test('an editor writes, uploads and publishes', async ({ site, baseURL }, { project }) => {
  test.skip(project.name === 'webkit')
  const field = (path: string) => `[data-testid="field-${path}"] :is(input, textarea)`
  const write = async (path: string, text: string) => {
    await site.click(field(path))
    await site.expectFocused(field(path))
    await site.type(text)
    const stored = '*[_type == "teamMember" && $text in [name, position, photo.alt]][0]._id'
    await expect.poll(() => lake.fetch(stored, { text }, { perspective: 'raw' })).toBeTruthy()
  }
  await site.viewport(1440, 900)
  await site.open('/studio/intent/create/template=teamMember;type=teamMember/')
  // The form that opens first is another one.
  await expect.poll(site.path).not.toContain('/intent/')
  await write('name', name)
  await write('position', 'Recruiter')
  await site.upload('[data-testid=file-button-input]', path.resolve('public/icon-192.png'))
  await site.expectShown('[data-testid=options-menu-button]')
  await write('photo.alt', 'Nova smiles')
  await site.click('[data-testid=action-publish]:enabled')
  await expect.poll(() => shows('/about-us', baseURL ?? '', name)).toBe(true)
  // The Studio is Sanity's, and so is what it logs.
  site.complaints()
})
