import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { buildRecord, type BuildRecord } from '@hub/shared/contracts/releases/discovery';
import { DIST } from '../workspace';

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The build of a remote that would be served now. */
export function currentBuild(name: string): { folder: string; record: BuildRecord } {
  const home = join(DIST, 'remotes', name);
  const { buildId } = z.object({ buildId: z.string() }).parse(readJson(home, 'current.json'));
  const folder = join(home, buildId);
  return { folder, record: buildRecord.parse(readJson(folder, 'build.json')) };
}
