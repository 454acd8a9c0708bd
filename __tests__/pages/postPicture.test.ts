/** @jest-environment node */
import type { NextApiRequest, NextApiResponse } from 'next'
import { getPostPicture } from '../../lib/blog/posts.server.ts'
import blogPicture from '../../pages/api/media/blog/[signature].ts'

jest.mock('../../lib/blog/posts.server.ts', () => ({ getPostPicture: jest.fn() }))

const signed = '/api/media/blog/AAAA?url=https%3A%2F%2Fpictures.example%2Fa.png'

async function answerTo(query: NextApiRequest['query'], from = '203.0.113.20') {
  const answer = { status: 200, location: '', cache: '' }
  const response = {
    setHeader: (name: string, value: string) => {
      if (name === 'Cache-Control') answer.cache = value
      return response
    },
    status: (status: number) => ((answer.status = status), response),
    redirect: (status: number, location: string) => (Object.assign(answer, { status, location }), response),
    end: () => response,
  }
  const request = {
    method: 'GET',
    query: { ...query, signature: 'of' },
    headers: { 'x-forwarded-for': from },
  }
  await blogPicture(request as unknown as NextApiRequest, response as unknown as NextApiResponse)
  return answer
}

beforeEach(() => jest.resetAllMocks())

test('leads to the picture that this site has signed', async () => {
  jest.mocked(getPostPicture).mockResolvedValue(signed)
  expect(await answerTo({ post: 'post-1' })).toMatchObject({ status: 302, location: signed })
  expect(getPostPicture).toHaveBeenCalledWith('post-1')
})

test('a post without a picture, or that nobody knows, is not found', async () => {
  jest.mocked(getPostPicture).mockResolvedValue(null)
  expect(await answerTo({ post: 'nobody' })).toMatchObject({ status: 404 })
  expect(await answerTo({ post: ['a', 'b'] })).toMatchObject({ status: 404 })
})

test('who asks without end is slowed down, and nobody else', async () => {
  jest.mocked(getPostPicture).mockResolvedValue(signed)
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, post) => answerTo({ post: `${post}` }, '203.0.113.21')),
  )
  expect(answers.map(({ status }) => status)).toContain(429)
  expect(answers.slice(0, 53).every(({ status }) => status === 302)).toBe(true)
  expect((await answerTo({ post: 'post-1' }, '203.0.113.22')).status).toBe(302)
})
