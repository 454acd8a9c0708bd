import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { useDocumentVersionInfo, type DocumentDefinition } from 'sanity'

/** Marks in the sidebar: which singletons have changes that are not published. */

const dot: CSSProperties = {
  position: 'absolute',
  top: '-0.125rem',
  right: '-0.125rem',
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  background: '#f0a500',
}

function DraftDot({ name, title = name }: DocumentDefinition): ReactNode {
  const { draft } = useDocumentVersionInfo(name)
  const words = `${title}: not published yet`
  return draft && <span role="img" aria-label={words} title={words} style={dot} />
}

/** An icon with a dot while one of the singletons has a draft. */
export function withDraftMark(Icon: ComponentType, singletons: readonly DocumentDefinition[]): ComponentType {
  return function MarkedIcon(): ReactNode {
    return (
      <span style={{ position: 'relative', display: 'inline-flex' }}>
        <Icon />
        {singletons.map((singleton) => (
          <DraftDot key={singleton.name} {...singleton} />
        ))}
      </span>
    )
  }
}
