import { Dialog, Stack, TextInput } from '@sanity/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import guide from '../GUIDE.md'
import { chaptersOf } from './guide.ts'

const chapters = chaptersOf(guide)

type Props = {
  onClose: () => void
  /** The title of the chapter to begin with. */
  chapter?: string | undefined
}

/** GUIDE.md, which `vitePlugin.ts` turns into HTML, with its contents and a search. */
export default function GuideDialog({ onClose, chapter }: Props): ReactNode {
  const [search, setSearch] = useState('')
  const text = useRef<HTMLDivElement>(null)
  const goTo = (title: string | undefined) =>
    [...(text.current?.querySelectorAll('h2') ?? [])]
      .find(({ textContent }) => textContent === title)
      ?.scrollIntoView()
  useEffect(() => {
    goTo(chapter)
  }, [chapter])
  const wanted = search.trim().toLowerCase()
  const found = chapters.filter(({ words }) => words.toLowerCase().includes(wanted))
  return (
    <Dialog id="guide" header="The guide" width={2} onClose={onClose} onClickOutside={onClose}>
      <Stack padding={4} gap={4}>
        <TextInput
          aria-label="Search the guide"
          placeholder="Search the guide"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Contents aria-label="Contents">
          {found.map(({ title }) => (
            <li key={title}>
              <button type="button" onClick={() => goTo(title)}>
                {title}
              </button>
            </li>
          ))}
        </Contents>
        {found.length === 0 && <p role="status">The guide does not say these words.</p>}
        <Text ref={text} dangerouslySetInnerHTML={{ __html: found.map(({ html }) => html).join('') }} />
      </Stack>
    </Dialog>
  )
}

const Contents = styled.ul`
  columns: 2;
  margin: 0;
  padding: 0 0 0 1rem;
  line-height: 1.6;

  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`

const Text = styled.div`
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
