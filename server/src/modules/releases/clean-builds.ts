import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { buildId, remoteName } from '@hub/shared/contracts/releases/discovery';
import { daysAfter } from '../../days-after';
import type { Schema } from '../../database/schema';
import { markListed } from '../discovery/build-repository';
import type { Discovery } from '../discovery/discovery-service';
import { insertAudit } from './audit-repository';
import type { BuildStore } from './build-store';
import { ifMissing } from '../../files/if-missing';
import { t } from './messages';

interface Parts {
  db: Kysely<Schema>;
  discovery: Discovery;
  store: BuildStore;
  /** Days that a build is kept after it was last in the discovery document. */
  days: number;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(ifMissing([]));

/**
 * Removes published builds that no visitor can have been given for so many days. What the document names is never removed, nor what a page
 * that is still open may have been given within that time.
 */
export const cleanBuilds = async ({ db, discovery, store, days }: Parts, now = new Date()) => {
  await discovery.refresh();
  const document = discovery.current();
  await markListed(db, document, now);
  const removed = await db
    .deleteFrom('remote_builds')
    .where('origin', '=', 'published')
    .where('listed_at', '<', daysAfter(now, -days))
    .returning(['remote', 'build_id'])
    .execute();
  for (const { remote, build_id } of removed) {
    const detail = t('removed', { build: build_id, days });
    const reason = 'REMOTE_BUILD_DAYS';
    await insertAudit(db, {
      remote,
      action: 'builds-removed',
      actor: 'server',
      reason,
      revision: document.revision,
      buildId: build_id,
      detail,
    });
  }
  await dropUnknown(db, store);
};

/** Takes away what this server has unpacked of builds that are gone, whichever server removed them. */
const dropUnknown = async (db: Kysely<Schema>, store: BuildStore) => {
  for (const remote of await namesIn(store.unpacked)) {
    if (!remoteName.safeParse(remote).success) continue;
    const rows = await db.selectFrom('remote_builds').select('build_id').where('remote', '=', remote).execute();
    const known = new Set(rows.map((row) => row.build_id));
    for (const build of await namesIn(join(store.unpacked, remote))) {
      if (buildId.safeParse(build).success && !known.has(build)) await store.drop(remote, build);
    }
  }
};
