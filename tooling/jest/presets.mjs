import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const rootDir = fileURLToPath(new URL('../..', import.meta.url));

const swc = ['@swc/jest', createRequire(import.meta.url)('./swc-options.cjs')];

/** What every test is run by. */
export const base = {
  rootDir,
  cacheDirectory: here('../../.cache/jest'),
  // Many libraries ship only ES modules; one transform for all of them is simpler than a list.
  transformIgnorePatterns: [],
  transform: {
    '\\.css$': here('css-transform.cjs'),
    '\\.(?:svg|png|woff2|md)$': here('asset-transform.cjs'),
    '\\.[cm]?[jt]sx?$': swc,
  },
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/server/dist/',
    '<rootDir>/engine/dist/',
    '<rootDir>/data/',
    '<rootDir>/.cache/',
  ],
};

const testsIn = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`);

/** Jest gives Node's tests a process, whose packages Node loads itself. */
const packages = { '/node_modules/.+\\.[cm]?js$': here('package-transform.cjs') };

/** A path as a pattern. */
const literally = (path) => path.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Ours that Node loads itself, too: all of the engine and the contracts but tests and their helpers, which may speak to Jest. */
const modules = {
  [`^${literally(rootDir)}(?:engine|shared|server)/(?!.*(?:/testing/|\\.test\\.)).+\\.tsx?$`]: here('shared-transform.cjs'),
};

/** Of all projects together: which file begins. */
export const inOrder = { testSequencer: here('long-first.cjs') };

/** @param {string} displayName @param {string[]} folders */
export const nodeProject = (displayName, folders) => ({
  ...base,
  displayName,
  testEnvironment: here('node-environment.cjs'),
  transform: { ...packages, ...modules, ...base.transform },
  moduleNameMapper: { '/worker-path$': here('../../server/src/testing/test-programs.ts') },
  testMatch: testsIn(folders),
});

/** What starts the server or a child of it: they are bundled once, before all tests. */
export const bundled = {
  globalSetup: here('../../server/src/testing/build-programs.mjs'),
  globalTeardown: here('../../server/src/testing/remove-programs.mjs'),
};

/** @param {string} displayName @param {string[]} folders @param {string[]} [except] */
export const browserProject = (displayName, folders, except = []) => ({
  ...base,
  displayName,
  testEnvironment: here('browser-environment.cjs'),
  setupFilesAfterEnv: [here('browser-setup.cjs')],
  transform: {
    // Three hundred files of tables, which know neither page nor test: Node loads them, once for all files of tests.
    '/node_modules/aria-query/.+\\.js$': here('package-transform.cjs'),
    '/node_modules/.+\\.[cm]?js$': here('library-transform.cjs'),
    ...base.transform,
  },
  testMatch: testsIn(folders),
  testPathIgnorePatterns: ['/node_modules/', ...except],
  moduleNameMapper: {
    '^react-virtualized-auto-sizer$': here('auto-sizer.cjs'),
    '^msw$': here('msw-http.cjs'),
    '^lucide-react$': here('lucide-icons.cjs'),
  },
});
