import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { filesOf } from '../build/files-of';
import { mapsFolder } from '../build/keep-maps';
import { DIST, remoteNames } from '../workspace';
import { currentBuild } from './current-build';

const sourceMap = z.strictObject({
  version: z.literal(3),
  file: z.string(),
  names: z.array(z.string()),
  sources: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.literal(''),
});
const shellId = (): string =>
  z.object({ buildId: z.string() }).parse(JSON.parse(readFileSync(join(DIST, 'shell', 'build.json'), 'utf8'))).buildId;

const builds = (): [string, string, string][] => [
  ['shell', join(DIST, 'shell'), shellId()],
  ...remoteNames().map((name): [string, string, string] => {
    const { folder, record } = currentBuild(name);
    return [name, folder, record.buildId];
  }),
];

/** The first scripts of two pages, not written by webpack: a few dozen lines. */
const WITHOUT = /^assets\/(?:landing|report)-start\./;

describe.each(builds())('%s', (name, folder, buildId) => {
  const scripts = filesOf(folder).filter((file) => file.endsWith('.js'));

  test('says nowhere in what is served what it was made of', () => {
    expect(filesOf(folder).filter((file) => /\.map(?:\.|$)/.test(file))).toEqual([]);
    expect(scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes('sourceMappingURL'))).toEqual([]);
  });

  test('has a map of each script, without the sources and without a path of the machine', () => {
    const kept = mapsFolder(DIST, name, buildId);
    const maps = filesOf(kept);
    expect(maps).toEqual(expect.arrayContaining(scripts.filter((file) => !WITHOUT.test(file)).map((file) => `${file}.map.gz`)));
    for (const file of maps) {
      const { sources, mappings } = sourceMap.parse(JSON.parse(gunzipSync(readFileSync(join(kept, file))).toString('utf8')));
      expect(mappings).not.toBe('');
      expect(sources.filter((source) => source.startsWith('/') || source.includes('.pnpm') || source.startsWith('../'))).toEqual(
        [],
      );
    }
  });
});
