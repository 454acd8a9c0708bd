import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

/**
 * Next's configuration brings the plugin and switches on six of its rules; here all of them count.
 */
const jsxA11y = next.find((entry) => entry.plugins?.['jsx-a11y'])?.plugins['jsx-a11y']

/** One rule set for the whole tree; nothing is a warning: a rule either matters or is not here. */
const config = [
  {
    ignores: [
      '.next/',
      '.next-test/',
      '.studio/',
      'playwright-report/',
      'public/',
      'node_modules/',
      'lib/sanity/queries/types.generated.ts',
      'next-env.d.ts',
      'local/.data/',
      'sanity/dist/',
      'test-results/',
      'sanity/.sanity/',
    ],
  },
  ...next,
  ...nextTypescript,
  { name: 'jsx-a11y, strict', plugins: { 'jsx-a11y': jsxA11y }, rules: jsxA11y.flatConfigs.strict.rules },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Links go through components/ui/Anchor.tsx.
      '@next/next/no-html-link-for-pages': 'off',
      // Images come sized, with a srcset of their own: see components/ui/Picture.tsx.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // TypeScript's own list ends with ES2023, but of what browsers add it has all. Next 16 builds
    // for Chrome 111 and Safari 16.4.
    name: 'in browsers',
    files: ['components/**', 'lib/**', 'pages/**'],
    ignores: ['**/*.server.ts', 'pages/api/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'parse', message: 'Safari has it from 18 on: use lib/util/parseUrl.ts.' },
        {
          object: 'URL',
          property: 'canParse',
          message: 'Safari has it from 17 on: use lib/util/parseUrl.ts.',
        },
        { object: 'AbortSignal', property: 'any', message: 'Safari has it from 17.4 on.' },
      ],
    },
  },
]

export default config
