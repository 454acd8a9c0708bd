import { Button, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { ToolMenuProps } from 'sanity'

/** Sanity's tools, and a link to the guide as one more: docs/editing.md, which `build.ts` turns into HTML. */
export const ToolMenuWithGuide = (props: ToolMenuProps): ReactNode => {
  const isBar = props.context === 'topbar'
  return (
    <Flex align={isBar ? 'center' : 'stretch'} direction={isBar ? 'row' : 'column'} gap={1}>
      {props.renderDefault(props)}
      <Button
        as="a"
        href="/studio/guide.html"
        target="_blank"
        rel="noreferrer"
        mode="bleed"
        justify={isBar ? 'center' : 'flex-start'}
        padding={isBar ? 2 : 3}
        text="Guide"
      />
    </Flex>
  )
}

/** The site's own icon, of the Studio. */
export const StudioIcon = (): ReactNode => <img src="/favicon.svg" alt="" width={25} height={25} />
