import fc from 'fast-check'
import { videoOf } from '../../../lib/site/video.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?list=PL1&v=${id}`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/v/${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `  https://youtu.be/${id} `,
  `youtu.be/${id}`,
  `//youtu.be/${id}`,
  `www.youtube.com/watch?v=${id}`,
  `http://youtu.be/${id}?t=0`,
  `https://youtu.be/${id}?t=soon`,
])('%s is the video on YouTube', (link) => {
  expect(videoOf(link)).toEqual({
    host: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  })
})

test.each([
  ['https://vimeo.com/76979871', '', ''],
  ['vimeo.com/76979871', '', ''],
  ['https://vimeo.com/manage/videos/76979871', '', ''],
  ['https://vimeo.com/groups/motion/videos/76979871', '', ''],
  ['https://vimeo.com/showcase/7008490/video/76979871', '', ''],
  ['https://vimeo.com/album/7008490/video/76979871', '', ''],
  ['https://vimeo.com/ondemand/a-film/76979871', '', ''],
  ['https://vimeo.com/channels/staffpicks/76979871', '', ''],
  ['https://player.vimeo.com/video/76979871?h="><script>', '', ''],
  ['https://vimeo.com/76979871/8272103f6e', '/8272103f6e', 'h=8272103f6e&'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '/8272103f6e', 'h=8272103f6e&'],
])('%s is the video on Vimeo', (link, part, h) => {
  expect(videoOf(link)).toEqual({
    host: 'Vimeo',
    page: `https://vimeo.com/76979871${part}`,
    player: `https://player.vimeo.com/video/76979871?${h}autoplay=1&dnt=1`,
  })
})

test.each([
  undefined,
  null,
  '',
  'A video',
  'javascript:alert(1)',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/@goodline',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/../embed',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://vimeo.com/goodline',
  'https://vimeo.com/event/1234567',
  'https://vimeo.com/event/1234567/embed',
  'https://vimeo.com/showcase/7008490',
  'https://vimeo.com/album/7008490',
  'https://vimeo.com/channels/7008490',
  'https://vimeo.com/groups/7008490',
  'https://vimeo.com/ondemand/7008490',
  'https://vimeo.com/user/1234567/folder/7654321',
  'https://vimeo.com/user1234567/review/76979871/8272103f6e',
  'https://vimeo.com/user1234567/7654321',
  'https://vimeo.com/76979871/8272103f6e"x',
])('%s is no video', (link) => expect(videoOf(link)).toBeUndefined())

test('no number after an unknown word is a video on Vimeo', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/).filter((each) => !/^videos?$/.test(each))
  fc.assert(
    fc.property(word, fc.integer({ min: 10_000 }), (each, number) => {
      expect(videoOf(`https://vimeo.com/${each}/${number}`)).toBeUndefined()
    }),
  )
})

test('a start time in any spelling reaches player and page', () => {
  const upTo = (max: number) => fc.integer({ min: 0, max })
  const places = fc.constantFrom('?t=', '?start=', '#t=', '?si=abc&t=', '#at=1&t=')
  fc.assert(
    fc.property(upTo(9), upTo(59), upTo(59), places, (hours, minutes, seconds, place) => {
      const start = hours * 3600 + minutes * 60 + seconds
      fc.pre(start > 0)
      for (const time of [start, `${start}s`, `${hours}h${minutes}m${seconds}s`]) {
        expect(videoOf(`https://youtu.be/${id}${place}${time}`)).toEqual({
          host: 'YouTube',
          page: `https://www.youtube.com/watch?v=${id}&t=${start}s`,
          player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=${start}`,
        })
        expect(videoOf(`https://vimeo.com/76979871/8272103f6e${place}${time}`)).toEqual({
          host: 'Vimeo',
          page: `https://vimeo.com/76979871/8272103f6e#t=${start}s`,
          player: `https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1#t=${start}s`,
        })
      }
    }),
  )
})
