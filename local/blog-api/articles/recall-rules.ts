import type { Article } from '../article.ts'

export const recallRules: Article = {
  id: '5',
  slug: 'recall-rules-for-dispatch-teams',
  title: 'What the new recall rules mean for dispatch teams',
  category: 'Industry News',
  description: 'Plan cover before the phones light up.',
  introduction:
    'Manufacturers of home appliances will have to reach owners faster when a part is recalled, and to offer a repair date in the same contact. For the people who book technicians, that turns a slow trickle of calls into a morning.',
  sections: [
    {
      heading: 'Expect a wave, not a rise',
      content: [
        'A notice that used to go out over six weeks now goes out in days. One of our clients modeled a recall of 40,000 dishwashers and found that a third of the calls would arrive in the first two mornings.',
      ],
    },
    {
      heading: 'Split the call in two',
      content: [
        'The first half of a recall call is reassurance: is it safe, should I unplug it, who pays? Any trained customer service rep can take it. The second half is booking, and only dispatch can do it.',
        'Teams that split the two kept their dispatchers free for the part that needs a map.',
      ],
    },
    {
      heading: 'Line up your reserve now',
      content: [
        'Contract reps need about four days to learn a recall script and your ticket system. Agree the names and the rate with your agency before there is a notice, and rehearse once.',
      ],
    },
  ],
  conclusion:
    'You cannot choose the day of a recall. You can choose who answers on the second morning, and you can choose it this month.',
  picture: null,
  published: 'September 21, 2026',
  readTime: '5 min read',
  author: 'Otis Freeman',
  tags: ['dispatch', 'contract staffing'],
  related: ['10', '3'],
}
