import { createElement } from 'react'

/**
 * The company's mark in the Studio's top bar. The site serves the file: the Studio lives on the same address.
 * Without JSX, so that Node can load the whole configuration in tests.
 */
export const WorkspaceIcon = () =>
  createElement('img', { src: '/favicon.svg', alt: '', width: 25, height: 25 })
