/** @jest-environment jsdom */
import { editablesOf } from '../../../components/preview/editables.ts'
import { markPage } from '../../../components/preview/markPage.ts'

/**
 * A text as a draft carries it: its words, and characters of no width that are different for each
 * field.
 */
function marked(words: string, field: number): string {
  const bits = field.toString(2).padStart(8, '0')
  return words + [...bits].map((bit) => (bit === '1' ? '\u200b' : '\u200c')).join('')
}

const addressOf = (path: readonly (string | number)[]) => `id=page;type=page;path=${path.join(':')};base=%2F`
const addressed = (path: string) => `[data-sanity="id=page;type=page;path=${path};base=%2F"]`

function show(html: string, answer: unknown) {
  document.body.innerHTML = `<div id="__next">${html}</div>`
  const root = document.getElementById('__next') as HTMLElement
  markPage(root, editablesOf(answer, addressOf))
  return root
}

/** The lake's paths as the library writes them: keys after a colon, fields after a dot. */
const libraryAddress = (path: readonly (string | number)[]) =>
  `id=page;type=page;path=${path.slice(0, -1).join(':')}.${String(path.at(-1))};base=%2F`

function showItems(html: string, answer: unknown) {
  document.body.innerHTML = `<div id="__next">${html}</div>`
  const root = document.getElementById('__next') as HTMLElement
  markPage(root, editablesOf(answer, libraryAddress))
  return root
}

const [one, two, three] = [marked('One', 1), marked('Two', 2), marked('Three', 3)]

test('marks each list item without other marks, so that it is draggable', () => {
  const root = showItems(
    `<section><h2>${marked('Heading', 9)}</h2><ul><li id="a"><h3>${one}</h3><p>${two}</p></li><li id="b"><h3>${three}</h3></li></ul></section>`,
    {
      page: {
        items: [
          { _key: 'a', heading: one, text: two },
          { _key: 'b', heading: three },
        ],
      },
    },
  )
  expect(root.querySelector(addressed('page:items:0'))?.id).toBe('a')
  expect(root.querySelector(addressed('page:items:1'))?.id).toBe('b')
})

test('marks an item and not its section, even without other marks inside', () => {
  const root = showItems(`<main><section><figure><p>${one}</p></figure></section></main>`, {
    items: [{ _key: 'a', text: one }],
  })
  expect(root.querySelector(addressed('items:0'))?.tagName).toBe('FIGURE')
})

test('marks every copy of an item, as a carousel makes them', () => {
  const slide = `<figure><p>${one}</p></figure>`
  const root = showItems(`<div>${slide}<b>${two}</b>${slide}</div>`, { items: [{ _key: 'a', text: one }] })
  expect(root.querySelectorAll('figure[data-sanity]')).toHaveLength(2)
})

test('leads from its number to it, from its words to the item', () => {
  const root = showItems(
    `<main><section><p id="stat"><span>1,200+</span><span>${one}</span></p><p>${two} 1200</p></section></main>`,
    { stats: [{ _key: 's', value: 1200, suffix: '+', label: one }] },
  )
  expect(root.querySelector('#stat')?.getAttribute('data-sanity')).toContain('path=stats:0;')
  expect(root.querySelector(addressed('stats:0.value'))?.textContent).toBe('1,200+')
})

test('leads from a card to its document’s field without text, a rating', () => {
  const root = show(`<section><h2>${two}</h2><figure><i></i><p>${one}</p></figure></section>`, {
    reviews: [{ _id: 'review-1', quote: one, rating: 5 }],
  })
  expect(root.querySelector(addressed('reviews:0:rating'))?.tagName).toBe('FIGURE')
})

const asset = {
  url: `http://lake/images/p/d/${'a'.repeat(40)}-640x480.svg`,
  mimeType: 'image/svg+xml',
  size: 9000,
  width: 640,
  height: 480,
}

test('marks an image without alternative text, no image with it', () => {
  const source = `/api/media/${'a'.repeat(40)}-640x480.svg`
  const answer = { hero: { image: { _type: 'picture', alt: null, decorative: true, asset } } }
  const root = showItems(
    `<img id="a" src="${source}" alt=""><img id="b" src="${source}" alt="${one}">`,
    answer,
  )
  expect(root.querySelector(addressed('hero:image'))?.id).toBe('a')
  expect(root.querySelector('#b')?.hasAttribute('data-sanity')).toBe(false)
})

test('an image in several places leads to each of them', () => {
  const source = `/api/media/${'a'.repeat(40)}-640x480.svg`
  const image = { _type: 'picture', alt: null, decorative: true, asset }
  const card = (_key: string, heading: string) => ({ _key, heading, image })
  const shown = (id: string, alt = '') => `<img id="${id}" src="${source}" alt="${alt}">`
  const root = showItems(
    `<main>${shown('lead')}<section><h2>${marked('Heading', 9)}</h2>
      <article>${shown('second')}<h3>${two}</h3></article><article>${shown('first')}<h3>${one}</h3></article>
    </section>${shown('worded', three)}${shown('end')}</main>`,
    {
      settings: { seo: { shareImage: image } },
      page: {
        cards: [card('a', one), card('b', two)],
        lead: { image },
        worded: { image: { ...image, alt: three, decorative: false } },
        end: { image },
      },
    },
  )
  const addressOfImage = (id: string) => root.querySelector(`#${id}`)?.getAttribute('data-sanity') ?? ''
  expect(['lead', 'second', 'first', 'worded', 'end'].map(addressOfImage)).toEqual([
    expect.stringContaining('path=page:lead:image;'),
    expect.stringContaining('path=page:cards:1:image;'),
    expect.stringContaining('path=page:cards:0:image;'),
    '',
    expect.stringContaining('path=page:end:image;'),
  ])
})

test('an image used in two sections leads to its own section', () => {
  const source = `/api/media/${'a'.repeat(40)}-640x480.svg`
  const image = { _key: 'i', _type: 'picture', alt: null, decorative: true, asset }
  const section = (heading: string) => ({ _key: heading, heading, images: [image, image] })
  const shown = (words: string) =>
    `<section><div><h2>${words}</h2><img src="${source}" alt=""><img src="${source}" alt=""></div></section>`
  const root = showItems(`<main>${shown(two)}${shown(one)}</main>`, {
    sections: [section(one), section(two)],
  })
  const paths = [...root.querySelectorAll('img')].map(
    (each) => /path=([^;]*)/.exec(each.getAttribute('data-sanity') ?? '')?.[1],
  )
  expect(paths).toEqual([
    'sections:1:images:0',
    'sections:1:images:1',
    'sections:0:images:0',
    'sections:0:images:1',
  ])
})

test('a fax number that equals the phone leads to its own field', () => {
  const number = '(813) 555-0142'
  const root = show(
    `<a href="tel:1">${number}</a><dl><div><dt>Phone</dt><dd><a href="tel:1">${number}</a></dd></div>
      <div><dt>Fax</dt><dd>${number}</dd></div></dl><footer><a href="tel:1">${number}</a></footer>`,
    { settings: { phone: number, fax: number } },
  )
  const fields = [...root.querySelectorAll('a, dt + dd:not(:has(a))')].map(
    (each) => /path=settings:(\w+)/.exec(each.getAttribute('data-sanity') ?? '')?.[1],
  )
  expect(fields).toEqual(['phone', 'phone', 'fax', 'phone'])
})

test('finds the settings that must stay bare by their words', () => {
  const root = show(
    '<header><a>Goodline</a></header><footer><a>(813) 555-0142</a><span>© 2026 Goodline</span></footer>',
    { settings: { phone: '(813) 555-0142', name: 'Goodline' } },
  )
  expect(root.querySelector(addressed('settings:phone'))?.textContent).toBe('(813) 555-0142')
  expect(root.querySelector(`footer ${addressed('settings:name')}`)?.textContent).toBe('© 2026 Goodline')
})

test('finds the symbols of social networks', () => {
  const root = showItems(
    '<footer><ul><li><span role="img" aria-label="Facebook"></span></li></ul></footer>',
    {
      settings: { social: [{ _key: 'f', network: 'facebook', url: null }] },
    },
  )
  expect(root.querySelector('li')?.getAttribute('data-sanity')).toContain('settings:social:0')
})

test('leaves running text to the marks of its own words', () => {
  const root = showItems(`<main><p>${one}</p><p>${two}</p></main>`, {
    answer: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: one }] }],
  })
  expect(root.querySelector('[data-sanity]')).toBeNull()
})

test('marks nothing on a page without a source map', () => {
  document.body.innerHTML = `<div id="__next"><ul><li>${one}</li></ul></div>`
  const root = document.getElementById('__next') as HTMLElement
  markPage(
    root,
    editablesOf({ items: [{ _key: 'a', text: one }] }, () => undefined),
  )
  expect(root.querySelector('[data-sanity]')).toBeNull()
})
