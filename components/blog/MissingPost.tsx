import Head from 'next/head'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { blogFailure } from '../../lib/blog/failure.ts'
import { missingPostScript, postPath } from './missingPostScript.ts'
import { PostStates } from './PostStates.tsx'

const { message: heading, text } = blogFailure('post', { kind: 'not-found' }, '')

/**
 * The 404 page of a missing post, or `otherwise`.
 * Next has one static file for every 404, so it holds both; the URL decides in the browser.
 */
export function MissingPost({ otherwise }: { otherwise: ReactNode }) {
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
          <title>{heading}</title>
        </Head>
      )}
      {isPost !== true && <Other>{otherwise}</Other>}
      {isPost !== false && (
        <Post>
          {/* In the static file `otherwise` has the h1. */}
          <PostStates state={{ kind: 'error', heading, text }} headingLevel={isPost === null ? 'h2' : 'h1'} />
        </Post>
      )}
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
