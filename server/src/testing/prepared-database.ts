import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../config';
import { connect } from '../database/connect';

const CACHE = join(ROOT, '.cache');
const SOURCES = join(ROOT, 'server/src/database');

/** What an embedded database with all migrations is made by: when it changes, the prepared one is made anew. */
const version = (): string => {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const folder of [SOURCES, join(SOURCES, 'migrations')])
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts')))
      hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
};

/** Puts an empty embedded database with all migrations where a server would make its own, which takes seconds. */
export const prepareDatabase = async (dataFolder: string, template: string): Promise<void> => {
  const target = join(dataFolder, 'database');
  if (existsSync(target)) return;
  const prepared = join(CACHE, `database-test-${version()}`);
  if (!existsSync(prepared)) {
    const work = mkdtempSync(join(CACHE, 'database-test-part-'));
    await (await connect({ DATA_DIR: work }, template)).close();
    try {
      renameSync(join(work, 'database'), prepared);
    } catch (error) {
      // Another test was quicker.
      if (!existsSync(prepared)) throw error;
    }
    rmSync(work, { recursive: true, force: true });
  }
  mkdirSync(dataFolder, { recursive: true });
  cpSync(prepared, target, { recursive: true });
};
