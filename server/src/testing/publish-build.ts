import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';

/** Well-formed; nothing in these tests is checked against it. */
export const HASH = `sha384-${'A'.repeat(64)}`;

/** Lays a remote's build into `dist` as the build does, and makes it the current one. */
export const publishBuild = (dist: string, name: string, version: string, more: Partial<BuildRecord> = {}) => {
  const build: BuildRecord = {
    name,
    buildId: `${version}-0123456789`,
    container: name.replace('-', '_'),
    entry: 'remoteEntry.js',
    owner: { team: 'Team', contact: 'team@hub.example' },
    routes: [],
    expose: ['./remote'],
    critical: false,
    version: {
      manifestIntegrity: HASH,
      assets: { 'remoteEntry.js': HASH, 'mf-manifest.json': HASH },
      commit: 'abc',
      builtAt: '2026-11-21T00:00:00.000Z',
      requires: { shell: '^1.0.0', shared: '^1.0.0', react: '^19.0.0' },
      events: { emits: [], listens: [] },
    },
    ...more,
  };
  const folder = join(dist, 'remotes', name, build.buildId);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'build.json'), JSON.stringify(build));
  writeFileSync(join(folder, 'remoteEntry.js'), '/* entry */');
  writeFileSync(join(folder, 'remoteEntry.js.br'), 'compressed');
  writeFileSync(join(dist, 'remotes', name, 'current.json'), JSON.stringify({ buildId: build.buildId }));
};
