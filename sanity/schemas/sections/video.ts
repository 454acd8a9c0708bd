import { PlayIcon } from '@sanity/icons/Play'
import { defineField } from 'sanity'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { videoOf } from '../../../lib/site/video.ts'
import { line, paragraph, pictureOptions } from '../fields.ts'
import { checkPicturePresent } from '../rules/picture.ts'
import type { Verdict } from '../rules/verdict.ts'
import { defineSection } from './section.ts'

function checkVideo(url: string | undefined): Verdict {
  if (!url?.trim()) return 'Paste the link to the video.'
  return (
    videoOf(url) !== undefined ||
    'Use the link to one video on YouTube or Vimeo, such as https://youtu.be/… or https://vimeo.com/…, not to a list, a channel or an event.'
  )
}

/** A video of YouTube or Vimeo, which loads when a visitor plays it. */
export const videoSection = defineSection('video', {
  subtitle: 'title',
  icon: PlayIcon,
  initialValue: { heading: 'See how it works', title: 'A day with our team' },
  fields: [
    line({ name: 'heading', title: 'Heading', optional: true }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 240, optional: true }),
    defineField({
      name: 'url',
      title: 'Link to the video',
      description:
        'From YouTube or Vimeo: press Share there and copy the link. Choose a video with captions, for who cannot hear it. Nothing loads from there until a visitor plays it.',
      type: 'string',
      validation: (rule) => rule.custom((url) => checkVideo(url)),
    }),
    line({
      name: 'title',
      title: 'Name of the video',
      description: 'Stands on the play button, and screen readers speak it.',
    }),
    defineField({
      name: 'image',
      title: 'Picture before it plays',
      description: 'The name of the video describes it.',
      type: 'image',
      options: pictureOptions({ 'Before it plays': aspectRatios.video }),
      validation: (rule) => rule.custom((image) => checkPicturePresent(image)),
    }),
  ],
})
