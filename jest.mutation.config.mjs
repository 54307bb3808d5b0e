import { fileURLToPath } from 'node:url';
import { base, nodeProject } from './tooling/jest/presets.mjs';

const { displayName: _, ...engine } = nodeProject('engine', ['engine']);

/** Tests that mutants are run against (`pnpm mutation`); which of them, the room says. Each run looks for files anew: few, and without a process. */
export default {
  ...engine,
  testTimeout: 30_000,
  // The environment is its own, and with it the way in which packages are loaded.
  transform: base.transform,
  testEnvironment: fileURLToPath(new URL('tooling/mutation/first-failure.cjs', import.meta.url)),
  runner: '<rootDir>/tooling/mutation/covering-tests.mjs',
  roots: ['<rootDir>/engine/src'],
  haste: { forceNodeFilesystemAPI: true },
};
