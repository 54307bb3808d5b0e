import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';
import type { PublishRequest } from '@hub/shared/contracts/releases/releases';
import { containerName } from '@hub/shared/discovery';

export const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A build as a team publishes it, its hashes true. */
export const makeBuild = (
  name: string,
  version: string,
  more: Partial<BuildRecord> = {},
  code = `/* ${version} */`,
): PublishRequest => {
  const digits = createHash('sha256').update(version).update(code).digest('hex').slice(0, 10);
  const contents: Record<string, string> = {
    'remoteEntry.js': code,
    'mf-manifest.json': JSON.stringify({ version }),
    'chunks/screen.0123.js': `${code}\n${'x'.repeat(3000)}`,
  };
  const buildId = `${version}-${digits}`;
  const assets = Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, integrityOf(content)]));
  return {
    record: {
      name,
      buildId,
      container: containerName(name, buildId),
      entry: 'remoteEntry.js',
      owner: { team: 'Team', contact: 'team@hub.example' },
      routes: [{ path: `/dashboard/${name}`, title: name, access: 'logged-in' }],
      expose: ['./remote'],
      critical: false,
      version: {
        manifestIntegrity: assets['mf-manifest.json'] ?? '',
        assets,
        commit: 'abc',
        builtAt: '2026-11-21T00:00:00.000Z',
        requires: { shell: '^1.0.0', shared: '^1.0.0', react: '^19.0.0' },
        events: { emits: [], listens: [] },
      },
      ...more,
    },
    files: Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, Buffer.from(content).toString('base64')])),
  };
};

/** Lays the shell's record into `dist`: the versions that a published build is checked against. */
export const provideShell = (dist: string, provides = { shell: '1.2.0', shared: '1.1.0', react: '19.3.1' }) => {
  mkdirSync(join(dist, 'shell'), { recursive: true });
  writeFileSync(join(dist, 'shell', 'build.json'), JSON.stringify({ buildId: '1.2.0-0123456789', provides, assets: {} }));
};
