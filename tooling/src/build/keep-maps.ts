import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf } from './files-of';

/** The maps of a build, packed, in a folder that nothing is served from: `<dist>/maps/<name>/<buildId>/<file>.map.gz`. */
export const mapsFolder = (dist: string, name: string, buildId: string): string => join(dist, 'maps', name, buildId);

/** Moves a build's maps out of its folder, all at once; from then on nothing that is served says what it was made of. */
export function keepMaps(folder: string, kept: string): void {
  const part = `${kept}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  for (const file of filesOf(folder).filter((each) => each.endsWith('.map'))) {
    const place = join(part, `${file}.gz`);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, gzipSync(readFileSync(join(folder, file)), { level: 9 }));
    rmSync(join(folder, file));
  }
  rmSync(kept, { recursive: true, force: true });
  renameSync(part, kept);
}
