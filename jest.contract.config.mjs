import { nodeProject } from './tooling/jest/presets.mjs';

// They start what was built, and not what Jest's global setup would bundle for them.
const { globalSetup: _, globalTeardown: __, ...project } = nodeProject('contract', []);

/** Tests of what was built, after `npm run build`. */
export default {
  ...project,
  testMatch: ['<rootDir>/{tooling,e2e}/src/**/*.contract.ts'],
  // What generates, builds and publishes by the commands of people takes minutes and the whole machine: `pnpm test:operations`.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.LONG_TESTS === '1' ? [] : ['<rootDir>/e2e/'])],
};
