import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { sharePage } from './sharePage.ts'

/** Shares the page it stands on. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  return (
    <Button
      variant="line"
      size="sm"
      plain
      onClick={() => void sharePage({ title, text, url: window.location.href })}
    >
      <Icon name="share" />
      Share
    </Button>
  )
}
