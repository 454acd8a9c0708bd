import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType, type Path } from 'sanity'
import { pictureOptions } from '../fields.ts'
import { checkAlt, checkFormat, type PictureDraft } from '../rules/picture.ts'

const hasNoImage = (picture: unknown): boolean => !(picture as PictureDraft | undefined)?.asset

/** The second shape shares the first one's description. */
const isSecondShape = (path: Path | undefined): boolean => path?.includes('imageSmall') ?? false

/** An image with alternative text, or decoration. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: pictureOptions(),
  validation: (rule) => rule.custom((value) => checkFormat(value as PictureDraft | undefined)),
  fields: [
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      description: 'One short sentence. Screen readers speak it, and search engines read it.',
      type: 'string',
      hidden: ({ parent, path }) =>
        hasNoImage(parent) || Boolean((parent as PictureDraft).decorative) || isSecondShape(path),
      validation: (rule) => [
        rule.custom(
          (alt, { parent, path }) => isSecondShape(path) || checkAlt(alt, parent as PictureDraft | undefined),
        ),
        rule.max(140).error('Shorten the description to 140 characters or fewer. One sentence is enough.'),
      ],
    }),
    defineField({
      name: 'decorative',
      title: 'Only decoration',
      description: 'Switch on when the page loses nothing without this picture. Screen readers then skip it.',
      type: 'boolean',
      initialValue: false,
      hidden: ({ parent, path }) => hasNoImage(parent) || isSecondShape(path),
    }),
  ],
})
