import { Dialog } from '@sanity/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import guide from '../GUIDE.md'

/** GUIDE.md, which `vitePlugin.ts` turns into HTML. */
export function GuideDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog id="guide" header="The guide" width={2} onClose={onClose} onClickOutside={onClose}>
      <Text dangerouslySetInnerHTML={{ __html: guide }} />
    </Dialog>
  )
}

const Text = styled.div`
  padding: 1.25rem;
  line-height: 1.6;
  overflow-wrap: anywhere;

  p,
  ul {
    margin: 0.75rem 0;
  }

  h2 {
    margin: 2.5rem 0 0;
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
    border: 1px solid color-mix(in srgb, currentColor 20%, transparent);
    border-radius: 0.25rem;
  }
`
