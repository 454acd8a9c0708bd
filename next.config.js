// https://nextjs.org/docs/pages/api-reference/config/next-config-js
import path from 'node:path'
import nextEnv from '@next/env'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_TEST } from 'next/constants.js'
import { envGaps, exitOnEnvFaults } from './lib/site/envCheck.ts'
import { headerRules } from './lib/security/headers.ts'
import { addCompileHints } from './lib/next/compileHints.server.ts'
import { esmClient } from './lib/next/esmClient.js'
import { optimizedImages } from './lib/images/postImage.ts'
import { fontFiles } from './styles/fonts.ts'

/** Departures from Next are in lib/next. @returns {import('next').NextConfig} */
const config = (/** @type {boolean} */ development) => ({
  reactStrictMode: true,
  poweredByHeader: false,
  // proxy.ts redirects once for slashes and letters.
  skipTrailingSlashRedirect: true,
  // It gets the URL as it came, else Next writes "+" for "%20" in its query.
  skipProxyUrlNormalize: true,
  // The tests have a build of their own.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  env: { NOINDEX: process.env.NOINDEX ?? '' },
  // The Dockerfile sets it: `next start` does not serve such a build.
  ...(process.env.STANDALONE && { output: 'standalone' }),
  // Vercel has a page cache of its own.
  ...(!development &&
    !process.env.VERCEL && { cacheHandler: path.join(import.meta.dirname, 'lib/next/pageCache.server.ts') }),
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: { 'react-dom/client': './lib/next/reactDomClient.ts', ...(!development && esmClient) },
  },
  compiler: {
    // Short class names and no white space: half of what a view weighs is its style.
    styledComponents: { displayName: false, fileName: false, minify: true, pure: true },
    runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir),
  },
  // `npm run build` checks them before. The demo and the tests, which build too, save a minute.
  typescript: { ignoreBuildErrors: true },
  images: optimizedImages(),
  experimental: {
    // No inline script in any page: `script-src` is 'self'.
    turbopackSharedRuntime: false,
    // Back and Forward lead to the position that was left.
    scrollRestoration: true,
    // Few files: on a slow line each costs more than its bytes.
    turbopackChunking: {
      minChunkSize: 400_000,
      maxMergeChunkSize: 2_000_000,
      maxChunkCountPerGroup: 2,
      firstPageLoadPriority: 1,
      requestCost: 2_000_000,
    },
    // An AVIF takes 20 bytes of memory per pixel.
    imgOptMaxInputPixels: 20_000_000,
  },
  headers: async () => headerRules(fontFiles, development),
  // Of the Studio's server. Never in production: one rewrite adds 3 kB of matching code to every page.
  ...(development &&
    process.env.STUDIO_DEV_SERVER && {
      rewrites: async () => ({
        beforeFiles: [
          { source: '/studio/:path*', destination: `${process.env.STUDIO_DEV_SERVER}/studio/:path*` },
        ],
      }),
    }),
})

export default function nextConfig(/** @type {string} */ phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  if (phase !== PHASE_TEST) {
    // Next has loaded them: this only tells which they are.
    const { loadedEnvFiles } = nextEnv.loadEnvConfig(import.meta.dirname, isDevelopment)
    exitOnEnvFaults(process.env, loadedEnvFiles)
  }
  if (phase === PHASE_PRODUCTION_BUILD) for (const gap of envGaps(process.env)) console.warn(gap)
  return config(isDevelopment)
}
