/** @jest-environment node */
import { pictureWidths, widestKept } from '../../lib/sizedPictures.ts'

test('kept copies are as wide as the widest that is shown', () => {
  expect(widestKept).toBeGreaterThanOrEqual(Math.max(...pictureWidths))
})
