import { rmSync } from 'node:fs'
import path from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_TEST } from 'next/constants.js'
import { publicEnv } from './lib/site/env.ts'
import { envGaps, exitOnEnvFaults } from './lib/site/envCheck.ts'
import { headerRules } from './lib/security/headers.ts'
import { hosts } from './lib/security/hosts.ts'
import { addCompileHints } from './lib/next/compileHints.server.ts'
import { esmClient } from './lib/next/esmClient.js'
import { optimizedImages } from './lib/images/postImage.ts'
import { imageQuality, imageWidths } from './lib/images/sizes.ts'
import { fontFiles } from './styles/fonts.ts'

/** URL of the Studio's dev server; unset in production, where the Studio is static files. */
const studioServer = process.env.STUDIO_DEV_SERVER

const root = import.meta.dirname

const distDir = process.env.NEXT_DIST_DIR || '.next'

/** Departures from Next are in lib/next. @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // proxy.ts redirects once for slashes and letters.
  skipTrailingSlashRedirect: true,
  // It gets the URL as it came, else Next writes "+" for "%20" in its query.
  skipProxyUrlNormalize: true,
  // The tests have two sites, for two sets of local back ends.
  distDir,
  env: { NOINDEX: process.env.NOINDEX ?? '' },
  // The Dockerfile sets it: `next start` does not serve such a build.
  ...(process.env.STANDALONE && { output: 'standalone' }),
  turbopack: { root, resolveAlias: { 'react-dom/client': './lib/next/reactDomClient.ts' } },
  // Short class names and no white space: half of what a view weighs is its style.
  compiler: {
    styledComponents: {
      displayName: false,
      fileName: false,
      minify: true,
      transpileTemplateLiterals: true,
      pure: true,
    },
    runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir),
  },
  // `npm run build` checks them before. The demo and the tests, which build too, save a minute.
  typescript: { ignoreBuildErrors: true },
  images: {
    deviceSizes: [...imageWidths],
    imageSizes: [],
    qualities: [imageQuality],
    ...optimizedImages,
    // None: images of the content lake come from its own host.
    localPatterns: [],
    // Seconds.
    minimumCacheTTL: 3600,
    // Bytes.
    maximumResponseBody: 10_000_000,
    maximumDiskCacheSize: 500_000_000,
  },
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
    // A container's pages are read-only: new ones are in memory, and in Redis.
    isrFlushToDisk: !process.env.STANDALONE,
  },
  headers: async () => headerRules(publicEnv.siteUrl, { hosts }, fontFiles),
}

/** @type {import('next').NextConfig} */
const productionConfig = {
  ...config,
  turbopack: { ...config.turbopack, resolveAlias: { ...config.turbopack?.resolveAlias, ...esmClient } },
  // Vercel has a page cache of its own.
  ...(!process.env.VERCEL && { cacheHandler: path.join(root, 'lib', 'next', 'pageCache.server.ts') }),
}

/** @type {import('next').NextConfig} */
const developmentConfig = {
  ...config,
  headers: async () => headerRules(publicEnv.siteUrl, { hosts, development: true }, fontFiles),
  // Never in production: one rewrite adds 3 kB of matching code to every page.
  ...(studioServer && {
    rewrites: async () => ({
      beforeFiles: [{ source: '/studio/:path*', destination: `${studioServer}/studio/:path*` }],
      afterFiles: [],
      fallback: [],
    }),
  }),
}

/** Ends a build without content. Here, because Next then clears the last build. */
async function checkContent() {
  // Imported late: no other command needs the client.
  const { contentFault } = await import('./lib/sanity/content/client.server.ts')
  const fault = await contentFault()
  if (!fault) return
  console.error(`${fault}. Nothing was built; the last build is as it was.`)
  process.exit(1)
}

/** @param {string} phase */
export default async function nextConfig(phase) {
  if (phase !== PHASE_TEST) exitOnEnvFaults(process.env)
  if (phase === PHASE_PRODUCTION_BUILD) {
    // Next would take the keys of draft cookies from the last build, for two weeks.
    rmSync(path.resolve(distDir, 'cache', '.previewinfo'), { force: true })
    for (const gap of envGaps(process.env)) console.warn(gap)
    await checkContent()
  }
  return phase === PHASE_DEVELOPMENT_SERVER ? developmentConfig : productionConfig
}
