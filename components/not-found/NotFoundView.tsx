import type { NotFoundPage } from '#lib/sanity/page/pageTypes.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import { LostView } from './LostView.tsx'

/** The 404 page, with content of the Studio. */
export function NotFoundView({ content }: { content: NotFoundPage }) {
  const { heading, text, image, actions } = content.page
  return (
    <LostView
      heading={heading}
      text={text}
      image={image && <Picture media={image} sizes="(min-width:64rem) 44vw, 89vw" priority="high" />}
    >
      {actions.length > 0 &&
        actions.map((action, index) => (
          <ActionButton key={action._key} action={action} variant={index === 0 ? 'butter' : 'line'} />
        ))}
    </LostView>
  )
}
