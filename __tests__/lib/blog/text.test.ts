import { decodeEntities } from '../../../lib/blog/text.ts'

/** Those that PHP's htmlentities() makes of what American English and its Spanish names are written with. */
const names =
  'amp lt gt quot apos nbsp ndash mdash lsquo rsquo ldquo rdquo hellip bull middot copy reg trade deg frac12 cent pound euro sect ' +
  'times laquo raquo iexcl iquest aacute eacute iacute oacute uacute ntilde uuml ouml auml ccedil egrave agrave ' +
  'Aacute Eacute Iacute Oacute Uacute Ntilde'

/** What a browser makes of it. */
function asHtml(source: string): string | null {
  const element = document.createElement('p')
  element.innerHTML = source
  return element.textContent
}

test.each(names.split(' '))('&%s; is the character that HTML calls so', (name) => {
  expect(decodeEntities(`&${name};`)).toBe(asHtml(`&${name};`))
})

test.each(['&nosuch;', '&constructor;', '&amp', '& amp;', '&;', '&#;', '&#x;', '&#xZ;'])(
  '%s stays as it is',
  (text) => {
    expect(decodeEntities(text)).toBe(text)
  },
)
