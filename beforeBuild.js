import nextEnv from '@next/env'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/**
 * The first step of `npm run build`: ends it with the lines of `next.config.js` in a wrong environment, or without content. That file would
 * say so too, but the Studio is built before it is read, and has by then taken the place of the one that the running site serves.
 */

nextEnv.loadEnvConfig(import.meta.dirname, false, { info: () => {}, error: console.error })
// Only now, for it reads the environment.
const { default: nextConfig } = await import('./next.config.js')
await nextConfig(PHASE_PRODUCTION_BUILD)
