import { nodeProject } from './tooling/jest/presets.mjs';

/** Tests of what was built, after `npm run build`. */
export default {
  ...nodeProject('contract', []),
  testMatch: ['<rootDir>/{tooling,e2e}/src/**/*.contract.ts'],
  // What generates, builds and publishes by the commands of people takes minutes and the whole machine: `pnpm test:operations`.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.LONG_TESTS === '1' ? [] : ['<rootDir>/e2e/'])],
};
