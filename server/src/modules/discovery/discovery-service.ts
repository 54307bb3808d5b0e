import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DiscoveryDocument } from '@hub/shared/contracts/discovery';
import type { Schema } from '../../database/schema';
import { insertRevision, newestDocument } from './discovery-repository';
import { emptyDocument, nextDocument } from './next-document';
import { readLocalBuilds } from './read-local-builds';

export interface Discovery {
  current(): DiscoveryDocument;
}

/** Compares the builds at hand with the newest revision and writes a new one when they differ. */
export const startDiscovery = async (db: Kysely<Schema>, folder: string, log: FastifyBaseLogger): Promise<Discovery> => {
  const builds = await readLocalBuilds(folder, log);
  for (;;) {
    const before = (await newestDocument(db)) ?? emptyDocument();
    const next = builds.length > 0 ? nextDocument(before, builds, new Date()) : null;
    if (!next) return { current: () => before };
    if (await insertRevision(db, next, 'server', 'builds found at start')) {
      log.info({ revision: next.revision, remotes: Object.keys(next.remotes) }, 'new discovery revision');
      return { current: () => next };
    }
  }
};
