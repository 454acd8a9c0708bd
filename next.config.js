import { PHASE_TEST } from 'next/constants.js'
import { envFaults } from './lib/envCheck.ts'
import { pictureQuality, pictureWidths } from './lib/sanity/media.ts'

/** Where `npm run dev` has the Studio's own server; unset in production, where the Studio is static files in public/studio. */
const studioServer = process.env.STUDIO_DEV_SERVER

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Short class names and no white space: half of what a view weighs is its style.
  compiler: {
    styledComponents: {
      displayName: false,
      fileName: false,
      minify: true,
      transpileTemplateLiterals: true,
      pure: true,
    },
  },
  // `npm run check` checks the types of the whole tree once; a build would check Studio and tests again each time.
  typescript: { ignoreBuildErrors: true },
  images: {
    deviceSizes: [...pictureWidths],
    imageSizes: [],
    qualities: [pictureQuality],
    localPatterns: [{ pathname: '/api/media/**' }],
    minimumCacheTTL: 31536000,
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

/** @param {string} phase */
export default function nextConfig(phase) {
  if (phase !== PHASE_TEST) checkEnvironment()
  return config
}
