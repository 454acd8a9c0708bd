import { faceOf } from '#styles/face.ts'

test.each(['Ana Ruiz', 'Paweł Żółkiewski', 'Jiří Dvořák', 'Żółć'.normalize('NFD')])(
  '%s is set in the site’s own faces',
  (name) => expect(faceOf(name)).toBeUndefined(),
)

test.each(['Nguyễn Thị Hồng', 'Nguyễn'.normalize('NFD'), 'Āg̃a', 'Rüstəm', 'Kaʻiulani'])(
  '%s is set in the system’s face as a whole',
  (name) => expect(faceOf(name)).toBe('system'),
)

test.each(['Иван Петров', '李小龙', 'Žofie 🙂', '', null])('%s is left to the browser', (name) => {
  expect(faceOf(name)).toBeUndefined()
})
