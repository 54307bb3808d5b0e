import { execFileSync } from 'node:child_process';
import { inRoot, ROOT } from '../workspace';
import { dependencyVersions } from './dependency-versions';

const idIn = (env: Record<string, string>): string =>
  execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      "import('./tooling/src/build/build-id.ts').then((m) => console.log(m.shellBuildId(), m.remoteBuildId('mf-agents')))",
    ],
    { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' },
  ).trim();

test('a build has one id however the build was started', () => {
  const id = idIn({ NODE_PATH: '' });
  expect(id).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10} \d+\.\d+\.\d+-[0-9a-f]{10}$/);
  expect(idIn({ NODE_PATH: inRoot('node_modules/.pnpm/node_modules') })).toBe(id);
});

test('what a dependency depends on counts, too', () => {
  const versions = dependencyVersions(inRoot('tooling'), ['@hub/shared']);
  expect(versions).toContainEqual(expect.stringMatching(/^webpack@/));
  // Only webpack itself asks for it.
  expect(versions).toContainEqual(expect.stringMatching(/^tapable@/));
});
