import boundaries from 'eslint-plugin-boundaries';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';

const FRONT_END = ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'tooling/jest/**', '**/*.contract.ts'];

/** The parts of the product, the more special folder first. */
const FOLDERS = {
  contracts: 'shared/src/contracts',
  words: 'shared/src/words',
  shared: 'shared',
  shell: 'shell',
  remote: 'mf-*',
  engineContracts: 'engine/src/contracts',
  engine: 'engine',
  server: 'server',
  tooling: 'tooling',
  e2e: 'e2e',
};

/** Dependencies point one way. What a part holds may always import its own; one remote never imports another. */
const MAY_IMPORT = {
  engineContracts: [],
  engine: ['engineContracts'],
  words: [],
  contracts: ['engineContracts', 'words'],
  shared: ['contracts', 'engineContracts', 'words'],
  shell: ['shared', 'contracts'],
  remote: ['shared', 'contracts'],
  server: ['engine', 'engineContracts', 'contracts'],
  tooling: ['shared', 'contracts'],
  e2e: ['shared', 'contracts'],
};

const NO_TRANSITION =
  'Nothing a person waits for is a transition: a screen that renders without end starves them all, and one async action of any remote holds them.';
const SESSION_ONLY = 'Only @hub/shared/session reads and writes local storage.';

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'data/**',
      'coverage/**',
      '.cache/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  ...typescript.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: FRONT_END,
    ...a11y.flatConfigs.strict,
  },
  {
    files: FRONT_END,
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': ['error', { name: 'localStorage', message: SESSION_ONLY }],
      'no-restricted-properties': ['error', { object: 'window', property: 'localStorage', message: SESSION_ONLY }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react', importNames: ['startTransition', 'useTransition', 'useDeferredValue'], message: NO_TRANSITION },
          ],
        },
      ],
    },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(?:zod|@hub/shared/contracts/(?!constants$|roles-of-type$|foreign-text$|connection-text$|sheet-address$|file-endings$))',
              allowTypeImports: true,
              message: 'A remote that takes a value from a file of schemas brings the whole library of schemas along.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shared/src/session/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js'] } },
      'boundaries/elements': Object.entries(FOLDERS).map(([type, pattern]) => ({ type, pattern })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(MAY_IMPORT).map(([type, others]) => ({
            from: { element: { type } },
            allow: others.map((other) => ({ to: { element: { type: other } } })),
          })),
        },
      ],
    },
  },
  {
    // The list of a build's catalogues, which `pnpm words` writes: it is fetched by itself, in the place where nothing of it is imported.
    files: ['shared/src/words/de.ts'],
    rules: { 'boundaries/dependencies': 'off' },
  },
  {
    files: [
      '**/*.{mjs,cjs}',
      'tooling/**',
      'engine/{cli,score,bench,fuzz}/**',
      'server/src/server.ts',
      'server/**/cli/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Test helpers may be named use…, as the libraries' are.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
);
