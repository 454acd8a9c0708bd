import type { Review } from '../../lib/sanity/types.generated.ts'
import { rank } from './build.ts'
import type { Seeded } from './document.ts'

const voices = [
  {
    id: 'danielle-r',
    name: 'Danielle R.',
    rating: 5,
    quote:
      'They asked better questions about our queue than our own managers did. Four reps started together and all four are still here.',
  },
  {
    id: 'marcus-t',
    name: 'Marcus T.',
    rating: 4.5,
    quote:
      'We had nine open seats before open enrollment. Goodline filled them in twelve business days, trained and on the phones.',
  },
  {
    id: 'priya-n',
    name: 'Priya N.',
    rating: 5,
    quote:
      'I expected a stack of resumes. I got three people, and a phone call explaining why each one would fit.',
  },
  {
    id: 'helen-o',
    name: 'Helen O.',
    rating: 4,
    quote: 'Honest about what the market would bear on pay. That saved us a month of guessing.',
  },
  {
    id: 'luis-g',
    name: 'Luis G.',
    rating: 4.5,
    quote: 'Our supervisor hire came through them in 2019. She runs the department now.',
  },
] as const

export const reviews: Seeded<Review>[] = voices.map(({ id, ...voice }, index) => ({
  _id: `review-${id}`,
  _type: 'review',
  orderRank: rank(index),
  ...voice,
}))
