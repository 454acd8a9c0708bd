/** Departure 1 (README.md): all entry points of Next, or there would be two routers. */
const entryPoints = [
  'app',
  'dynamic',
  'error',
  'form',
  'head',
  'image',
  'link',
  'navigation',
  'router',
  'script',
]

export const esmClient = {
  ...Object.fromEntries(
    entryPoints.flatMap((name) =>
      [`next/${name}`, `next/${name}.js`].map((specifier) => [
        specifier,
        { browser: `next/dist/esm/api/${name}` },
      ]),
    ),
  ),
  'next/dist/client/next-turbopack.js': { browser: 'next/dist/esm/client/next-turbopack.js' },
  // These modules look for it in the wrong folder.
  '../build/polyfills/polyfill-module': { browser: 'next/dist/build/polyfills/polyfill-module' },
}
