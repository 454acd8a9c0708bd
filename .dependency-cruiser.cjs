/**
 * The floors of the house: pages -> components -> lib -> styles. Each comment is for the person
 * whose import was refused.
 */
const views = '^components/(?!sections/|ui/|hooks/|layout/|seo/|preview/)([^/]+)/'

/** The workspaces of package.json. */
const packages = 'local/(blog-api|http|lake|mail-outbox)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one thing or three: move what both need into a third file below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-folders-in-lib',
      comment:
        'Two folders of lib/ that need each other have no order: move the file, or the type, to the lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^lib/(sanity/)?[^/]+$' },
      to: { path: '^lib/(sanity/)?[^/]+$', circular: true },
    },
    {
      name: 'nothing-imports-pages',
      comment: 'A page is a route, not a library. Move what you need into components/ or lib/.',
      severity: 'error',
      from: { pathNot: '^(pages|__tests__)/' },
      to: { path: '^pages/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Code that runs must not depend on code that checks it. Move the helper out of __tests__/.',
      severity: 'error',
      from: { pathNot: '^__tests__/' },
      to: { path: '^__tests__/' },
    },
    {
      name: 'lib-knows-no-view',
      comment: 'lib/ has no React and no styles: give it plain values and let a component show them.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/next/' },
      to: { path: '^(components|styles)/|^node_modules/(react|react-dom|styled-components)/' },
    },
    {
      name: 'styles-are-the-ground',
      comment: 'styles/ imports nothing of ours: everything stands on it.',
      severity: 'error',
      from: { path: '^styles/' },
      to: { path: '^(pages|components|lib|sanity|local)/' },
    },
    {
      name: 'views-do-not-meet',
      comment: 'Two views never import each other: share through components/sections, components/ui or lib/.',
      severity: 'error',
      from: { path: views },
      to: { path: views, pathNot: '^components/$1/' },
    },
    {
      name: 'ui-is-below-the-views',
      comment: 'components/ui and hooks have no content and know no view or layout: pass what they need.',
      severity: 'error',
      from: { path: '^components/(ui|hooks)/' },
      to: { path: '^components/(?!(ui|hooks)/)' },
    },
    {
      name: 'ui-knows-no-gateway',
      comment: 'components/ui takes props; only the types of lib/sanity/page/ may reach it.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^lib/(sanity|blog|jobs|contact)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-files-stay-on-the-server',
      comment:
        '*.server.ts reads secrets, disks and content: only getStaticProps, API routes and other server files may import it.',
      severity: 'error',
      from: { path: '^(components|lib|styles)/', pathNot: '\\.server\\.tsx?$' },
      to: { path: '\\.server\\.tsx?$', reachable: true },
    },
    {
      name: 'one-content-client',
      comment:
        'lib/sanity/queries/client.server.ts is the only door to the content lake; the preview has liveStore.ts.',
      severity: 'error',
      from: {
        path: '^(pages|components|lib)/',
        pathNot: '^lib/sanity/(queries/client\\.server|preview/liveStore)\\.ts$',
      },
      to: { path: '^node_modules/@sanity/client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-mail-sender',
      comment: 'lib/contact/send.ts is the only file that talks to the mail provider.',
      severity: 'error',
      from: { path: '^(pages|components|lib)/', pathNot: '^lib/contact/send\\.ts$' },
      to: { path: '^node_modules/@emailjs/' },
    },
    {
      name: 'site-does-not-import-the-studio',
      comment: 'Site and Studio meet in lib/site and lib/redirects only.',
      severity: 'error',
      from: { path: '^(pages|components|lib|styles)/' },
      to: { path: '^sanity/|^node_modules/(sanity|@sanity/(icons|orderable-document-list))/' },
    },
    {
      name: 'studio-shares-lib-site',
      comment: 'The Studio reads lib/site and lib/redirects; nothing else of the site.',
      severity: 'error',
      from: { path: '^sanity/' },
      to: {
        path: '^(pages|components|styles|local)/|^lib/',
        pathNot: '^lib/(redirects|site)/[^.]+\\.ts$',
      },
    },
    {
      name: 'inputs-are-the-ground-of-the-studio',
      comment: 'An input knows no schema and no action: pass it what it needs, or move that into inputs/.',
      severity: 'error',
      from: { path: '^sanity/inputs/' },
      to: { path: '^sanity/(schemas|actions|presentation|seed)/|^sanity/(structure|sanity\\.config)\\.ts$' },
    },
    {
      name: 'schemas-know-no-action',
      comment:
        'A schema is what is stored and shown; an action works on it. Move what both need into inputs/ or the schema.',
      severity: 'error',
      from: { path: '^sanity/schemas/' },
      to: { path: '^sanity/(actions|presentation|seed)/|^sanity/(structure|sanity\\.config)\\.ts$' },
    },
    {
      name: 'actions-know-no-list-of-places',
      comment:
        'Actions stand below presentation/ and structure.ts, which list them: move what both need into schemas/.',
      severity: 'error',
      from: { path: '^sanity/actions/' },
      to: { path: '^sanity/(presentation|seed)/|^sanity/(structure|sanity\\.config)\\.ts$' },
    },
    {
      name: 'site-stands-without-local',
      comment:
        'Deleting local/ must leave a site that builds: nothing outside it and the tests may import it.',
      severity: 'error',
      from: { path: '^(pages|components|lib|styles|sanity)/' },
      to: { path: '^local/' },
    },
    {
      name: 'packages-stand-alone',
      comment:
        'A package of local/ is one that others could install: it imports other packages and its own files. Pass it what it needs.',
      severity: 'error',
      from: { path: `^${packages}` },
      to: {
        path: '^(pages|components|lib|styles|sanity|local|__tests__)/',
        pathNot: '^local/$1/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'packages-are-entered-by-their-exports',
      comment: 'Import a package of local/ by its name, and only what its package.json exports.',
      severity: 'error',
      from: { pathNot: `^${packages}` },
      to: { path: `^${packages}`, dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'no-development-tools-in-what-ships',
      comment:
        'This package is only installed for development. Move it to "dependencies", or the import elsewhere.',
      severity: 'error',
      from: { path: '^(pages|components|lib|styles|sanity)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-resolves',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|\\.next-test|\\.studio|public|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    // sanity/package.json names no versions; the packages of the Studio stand in the root's.
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
