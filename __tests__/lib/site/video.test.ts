import { videoOf } from '../../../lib/site/video.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?list=PL1&v=${id}&t=90`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}`,
  `  https://youtu.be/${id} `,
  `youtu.be/${id}`,
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
  ['https://vimeo.com/76979871?share=copy#t=90s', '', ''],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', '/8272103f6e', 'h=8272103f6e&'],
  ['https://player.vimeo.com/video/76979871?h="><script>', '', ''],
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
  'https://vimeo.com/showcase/7008490',
  'https://vimeo.com/76979871/8272103f6e"x',
])('%s is no video', (link) => expect(videoOf(link)).toBeUndefined())
