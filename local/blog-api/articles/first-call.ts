import type { Article } from '../article.ts'

export const firstCall: Article = {
  id: '1',
  slug: 'what-a-good-first-call-sounds-like',
  title: 'What a good first call sounds like, and how to hire for it',
  category: 'Featured Article',
  description:
    'Ten seconds of tone tells you more than two pages of resume. Here is how our recruiters listen.',
  teaser:
    'We play every recruiter the same six recordings in their first week. None of the callers are angry, and none of the reps make a mistake. The difference between them is smaller than that, and it is the thing customers remember.',
  introduction:
    'We play every recruiter the same six recordings in their first week. None of the callers are angry, and none of the reps make a mistake. The difference between them is smaller than that.',
  sections: [
    {
      heading: 'Listen for the breath',
      content: [
        'A rep who pauses before answering is usually a rep who heard the question. In the recordings our clients rate highest, that pause lasts a little under a second. It is long enough to think and short enough to feel attentive.',
        'You can hear it in a phone screen. Ask something the candidate cannot have rehearsed, such as how they would explain a late refund to a neighbor, and note what happens before the first word.',
      ],
    },
    {
      heading: 'Score the handover, not the greeting',
      content: [
        'Greetings are scripts. Handovers are not. Ask candidates to transfer you to a pretend colleague and listen to how much of your story they carry across. The good ones save the customer from repeating a single thing.',
      ],
    },
    {
      heading: 'Hire in pairs when you can',
      content: [
        'New reps who start beside someone stay longer. If you have two seats open in the same quarter, open them in the same week.',
      ],
    },
  ],
  conclusion:
    'Tone is a skill you can hear in ten minutes. Build your phone screen around a pause, a transfer and a question nobody rehearses, and the resume becomes the second most useful thing in the room.',
  picture: 'blog-fallback.svg',
  published: 'October 14, 2026',
  readTime: '7 min read',
  author: 'Lena Whitcomb',
  tags: ['phone interviews', 'screening', 'customer service'],
  related: ['2', '3', '4'],
}
