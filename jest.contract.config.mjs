import { nodeProject } from './tooling/jest/presets.mjs';

/** Tests of what was built, after `npm run build`. */
export default { ...nodeProject('contract', []), testMatch: ['<rootDir>/{tooling,e2e}/src/**/*.contract.ts'] };
