import Head from 'next/head'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { missingPostScript, postPath } from './missingPostScript.ts'

type Props = {
  title: string
  otherwise: ReactNode
  /** `isPost` is null in the static file, where `otherwise` has the h1. */
  children: (isPost: true | null) => ReactNode
}

/**
 * The page of a post without a file of its own, or `otherwise`.
 * Next has one static file for all 404s and one for all 500s, so each holds both.
 * The URL decides in the browser.
 */
export function PostInstead({ title, otherwise, children }: Props) {
  const isPost = useSyncExternalStore(neverChanges, isPostPath, onServer)

  useLayoutEffect(() => {
    if (!isPost) return
    // The script does not run on client-side navigation.
    document.documentElement.dataset.missing = 'post'
    return () => void delete document.documentElement.dataset.missing
  }, [isPost])

  return (
    <>
      {isPost === null && <script dangerouslySetInnerHTML={{ __html: missingPostScript }} />}
      {isPost && (
        <Head>
          <title>{title}</title>
        </Head>
      )}
      {isPost !== true && <Other>{otherwise}</Other>}
      {isPost !== false && <Post>{children(isPost)}</Post>}
    </>
  )
}

const neverChanges = () => () => undefined
const isPostPath = () => postPath.test(window.location.pathname)
const onServer = (): boolean | null => null

const Other = styled.div`
  [data-missing='post'] & {
    display: none;
  }
`

const Post = styled.div`
  /* As for h1. */
  h2 {
    letter-spacing: -0.032em;
  }
  html:not([data-missing='post']) & {
    display: none;
  }
`
