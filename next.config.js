import path from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_TEST } from 'next/constants.js'
import { inlineScripts } from './components/inlineScripts.ts'
import { hintStartScripts } from './lib/compileHints.server.ts'
import { publicEnv } from './lib/env.ts'
import { envFaults, envGaps } from './lib/envCheck.ts'
import { keptForGood, studioFiles } from './lib/keptForGood.ts'
import { securityHeaders } from './lib/security/headers.ts'
import { hosts } from './lib/security/hosts.ts'
import { pictureQuality, pictureWidths } from './lib/sizedPictures.ts'
import { fileFaces } from './styles/fonts.ts'

/** Where `npm run dev` has the Studio's own server; unset in production, where the Studio is static files in public/studio. */
const studioServer = process.env.STUDIO_DEV_SERVER

/**
 * Next as the ES modules that it ships for edge runtimes, of which the bundler sends a browser only what it uses: as CommonJS it is 14 kB
 * more on every page. All of it or none, for a second copy would have a router of its own: so these are all the ways to it that a page has.
 */
const nextAsModules = {
  ...Object.fromEntries(
    ['app', 'dynamic', 'error', 'form', 'head', 'image', 'link', 'navigation', 'router', 'script'].flatMap(
      (name) =>
        [`next/${name}`, `next/${name}.js`].map((way) => [way, { browser: `next/dist/esm/api/${name}` }]),
    ),
  ),
  'next/dist/client/next-turbopack.js': { browser: 'next/dist/esm/client/next-turbopack.js' },
  // Matches rewrites and middleware, of which production has none: another 2 kB.
  'next/dist/compiled/path-to-regexp': { browser: false },
  // The one file that these modules look for where it is not.
  '../build/polyfills/polyfill-module': { browser: 'next/dist/build/polyfills/polyfill-module' },
}

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // server.ts compresses each content once; `next start` has nobody else to do it.
  compress: process.env.COMPRESSED_BY_SERVER === undefined,
  turbopack: {
    resolveAlias: {
      'react-dom/client': './components/startup/reactRoot.ts',
      // Formik brings lodash's clone for every type there is, and a helper it only needs for what we do not use: 3 kB on each page with a form.
      'lodash-es/clone': './lib/lean/clone.ts',
      'lodash-es/cloneDeep': './lib/lean/cloneDeep.ts',
      'hoist-non-react-statics': './lib/lean/hoistStatics.ts',
      'next/dist/compiled/process': './lib/lean/process.ts',
    },
  },
  // Short class names and no white space: half of what a view weighs is its style.
  compiler: {
    styledComponents: {
      displayName: false,
      fileName: false,
      minify: true,
      transpileTemplateLiterals: true,
      pure: true,
    },
    runAfterProductionCompile: ({ distDir }) => hintStartScripts(distDir),
  },
  // `npm run check` checks the types of the whole tree once; a build would check Studio and tests again each time.
  typescript: { ignoreBuildErrors: true },
  images: {
    deviceSizes: [...pictureWidths],
    imageSizes: [],
    qualities: [pictureQuality],
    localPatterns: [{ pathname: '/api/media/**' }],
    minimumCacheTTL: 31536000,
    // Bytes. Anybody can ask for parts of pictures that no page shows; unset, Next would fill half the disk with them.
    maximumDiskCacheSize: 500_000_000,
  },
  experimental: {
    // What has more comes out of the optimizer as it went in. Pictures reach it `widestKept` pixels wide at most, most of them with 4 million: this
    // is for the very tall, and for what nobody foresaw. An AVIF takes 20 bytes of memory for each pixel and each size that is asked for.
    imgOptMaxInputPixels: 20_000_000,
  },
  // Never in production: one rewrite brings 3 kB of matching code to every page.
  ...(studioServer && {
    rewrites: async () => ({
      beforeFiles: [{ source: '/studio/:path*', destination: `${studioServer}/studio/:path*` }],
      afterFiles: [],
      fallback: [],
    }),
  }),
}

/** Stops a build or a start in a wrong environment, with one line a fault. */
function checkEnvironment() {
  const faults = envFaults(process.env)
  if (faults.length === 0) return
  for (const { variable, problem } of faults) console.error(`${variable} ${problem}`)
  console.error('See .env.example and the table in README.md.')
  process.exit(1)
}

/**
 * Stops a build that would have no content, with one line. Here, because Next clears the last build away as soon as it has read this file:
 * found out while pages are generated, the same fault would leave nothing to serve.
 */
async function checkContent() {
  // Imported only here: no other command has a use for the client.
  const { contentFault } = await import('./lib/sanity/buildCheck.server.ts')
  const fault = await contentFault()
  if (!fault) return
  console.error(`${fault}. Nothing was built; the last build is as it was.`)
  process.exit(1)
}

/** @param {string} phase */
export default async function nextConfig(phase) {
  if (phase !== PHASE_TEST) checkEnvironment()
  if (phase === PHASE_PRODUCTION_BUILD) {
    for (const gap of envGaps(process.env)) console.warn(gap)
    await checkContent()
  }
  // Development tools connect, evaluate and inject as they please.
  if (phase === PHASE_DEVELOPMENT_SERVER) return config
  return {
    ...config,
    turbopack: { resolveAlias: { ...config.turbopack?.resolveAlias, ...nextAsModules } },
    cacheHandler: path.join(import.meta.dirname, 'lib', 'pageStore.server.ts'),
    headers: async () => [
      ...securityHeaders(publicEnv.siteUrl, hosts, inlineScripts),
      studioFiles,
      ...fileFaces.map(({ file }) => keptForGood(file)),
    ],
  }
}
