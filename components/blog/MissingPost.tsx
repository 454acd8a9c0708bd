import Head from 'next/head'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { blogFailure } from '../../lib/blog/failure.ts'
import { missingPostScript, postPath } from './missingPostScript.ts'
import { PostStates } from './PostStates.tsx'

const { message: heading, text } = blogFailure('post', { kind: 'not-found' }, '')

/**
 * The 404 page of a post that does not exist; everywhere else what it is given. Next answers every 404 with one file, made before
 * anybody asked for an address. So that file holds both, and the address decides in the browser which is seen.
 */
export function MissingPost({ otherwise }: { otherwise: ReactNode }) {
  const isPost = useSyncExternalStore(neverChanges, isPostPath, unknownYet)

  useLayoutEffect(() => {
    if (!isPost) return
    // The script above does not run when the router brings this page.
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
          {/* In the file that holds both pages the other one has the h1. */}
          <PostStates state={{ kind: 'error', heading, text }} headingLevel={isPost === null ? 'h2' : 'h1'} />
        </Post>
      )}
    </>
  )
}

/** This page does not live to see its address change. */
const neverChanges = () => () => undefined
const isPostPath = () => postPath.test(window.location.pathname)
const unknownYet = (): boolean | null => null

const Other = styled.div`
  [data-missing='post'] & {
    display: none;
  }
`

const Post = styled.div`
  /* The heading looks the same before and after it becomes the page's own. */
  h2 {
    letter-spacing: -0.032em;
  }
  html:not([data-missing='post']) & {
    display: none;
  }
`
