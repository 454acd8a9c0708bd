import { HomeIcon } from '@sanity/icons/Home'
import { homeSections } from '../sections/index.ts'
import { definePage } from './common.ts'

/** The home page. docs/specification.md#home. */
export const homePage = definePage({ name: 'homePage', title: 'Home', icon: HomeIcon, fields: homeSections })
