import { browserProject, bundled, inOrder, nodeProject } from './tooling/jest/presets.mjs';

/** Server, tooling and what is pure run in Node; everything that draws or reads the browser runs in jsdom. */
export default {
  // Tests that read and analyse tables take seconds, and several times as long on a machine that is busy with others.
  testTimeout: 30_000,
  ...inOrder,
  projects: [
    nodeProject('engine', ['engine']),
    {
      ...nodeProject('server', [
        'server',
        'tooling',
        'samples',
        'shared/src/contracts',
        'shared/src/discovery',
        'shared/src/format',
        'shared/src/password',
        'e2e/src',
      ]),
      ...bundled,
    },
    browserProject('browser', ['shell', 'mf-*', 'shared'], ['/shared/src/(?:contracts|discovery|format|password)/']),
  ],
  coverageDirectory: 'coverage',
};
