import { videoOf } from '#lib/site/video.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?list=PL1&v=${id}&t=90`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
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
  'javascript:alert(1)',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://vimeo.com/goodline',
  'https://vimeo.com/76979871/8272103f6e"x',
])('%s is no video', (link) => expect(videoOf(link)).toBeUndefined())
