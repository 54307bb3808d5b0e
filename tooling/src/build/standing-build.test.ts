import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteBuildId, shellBuildId } from './build-id';
import { servedBuild, standingBuild } from './standing-build';

let dist: string;
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'hub-standing-'))));
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const write = (path: string, buildId: string) => {
  mkdirSync(join(dist, path, '..'), { recursive: true });
  writeFileSync(join(dist, path), JSON.stringify({ buildId }));
};
/** What the build of a remote leaves, the one that is served named last of all. */
const builtRemote = (buildId: string) => {
  write(`remotes/mf-agents/${buildId}/build.json`, buildId);
  write('remotes/mf-agents/current.json', buildId);
};

test('a build of these sources stands, and one of others does not', () => {
  expect([standingBuild('shell', dist), standingBuild('mf-agents', dist)]).toEqual([null, null]);
  write('shell/build.json', '1.0.0-of-others');
  builtRemote('1.0.0-of-others');
  expect([servedBuild('shell', dist), servedBuild('mf-agents', dist)]).toEqual(['1.0.0-of-others', '1.0.0-of-others']);
  expect([standingBuild('shell', dist), standingBuild('mf-agents', dist)]).toEqual([null, null]);
  const ids = [shellBuildId(), remoteBuildId('mf-agents')] as const;
  write('shell/build.json', ids[0]);
  builtRemote(ids[1]);
  expect([standingBuild('shell', dist), standingBuild('mf-agents', dist)]).toEqual(ids);
});

test('nor does one that is there and not served, or served and gone', () => {
  const buildId = remoteBuildId('mf-agents');
  write(`remotes/mf-agents/${buildId}/build.json`, buildId);
  expect(standingBuild('mf-agents', dist)).toBeNull();
  builtRemote(buildId);
  rmSync(join(dist, 'remotes/mf-agents', buildId), { recursive: true });
  expect(standingBuild('mf-agents', dist)).toBeNull();
});
