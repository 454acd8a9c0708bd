import type { ReactNode } from 'react'
import type { ToolMenuProps } from 'sanity'

/** Sanity's tools, and a link to the guide: docs/editing.md, which `build.ts` turns into HTML. */
export const ToolMenuWithGuide = (props: ToolMenuProps): ReactNode => (
  <>
    {props.renderDefault(props)}
    <a href="/studio/guide.html" target="_blank" rel="noreferrer" style={link}>
      Guide
    </a>
  </>
)

const link = { alignSelf: 'center', padding: '0.5rem 0.75rem', color: 'inherit', fontSize: '0.8125rem' }

/** The site's own icon, of the Studio. */
export const StudioIcon = (): ReactNode => <img src="/favicon.svg" alt="" width={25} height={25} />
