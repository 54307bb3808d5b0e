import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { discoveryDocument, type DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { Database } from '../../database/connect';
import type { Schema } from '../../database/schema';
import { listBuilds, markListed, markStable, registerShipped } from './build-repository';
import { brokenReference } from './broken-reference';
import type { SeenDocument } from './document-tag';
import { insertRevision, newestDocument, newestRevision } from './discovery-repository';
import { readHostVersions } from './host-versions';
import { emptyDocument, nextDocument } from './next-document';
import { readLocalBuilds } from './read-local-builds';
import { join } from 'node:path';
import { t } from './messages';

/** How old the document of a server may be when others can change it. */
const FRESH_MS = 1000;
/** Servers that change the document at the same moment take turns; more turns than this mean something else. */
const MOST_TURNS = 50;

const newGeneration = () => randomBytes(6).toString('base64url');

/** What a change makes of the document, and what the records say of it. */
export interface Change {
  document: Omit<DiscoveryDocument, 'revision' | 'issuedAt'>;
  actor: string;
  reason: string;
  /** Written together with the revision, or not at all. */
  also?: (trx: Transaction<Schema>, revision: number) => Promise<void>;
}

export interface Discovery {
  /** The newest good document that this server knows. */
  current(): DiscoveryDocument;
  /** Looks whether another server has changed it. When the database does not answer, the last good one stays. */
  refresh(): Promise<void>;
  /**
   * Takes note of a document that a page has had from this installation. When it is not in the database any more, a backup was
   * restored: the document gets a new generation, so that pages follow it although its number is smaller.
   */
  follow(seen: SeenDocument): Promise<void>;
  /**
   * Writes the next revision. `edit` is called again, with the newer document, when another change comes first; null changes nothing.
   */
  change(edit: (before: DiscoveryDocument) => Promise<Change | null>): Promise<DiscoveryDocument>;
}

interface Options {
  /** Folder of the built front end. */
  dist: string;
  ttlSeconds: number;
  log: FastifyBaseLogger;
}

/** Compares the builds that came with the server with the newest revision and writes a new one when they differ. */
export const startDiscovery = async ({ db, kind }: Database, { dist, ttlSeconds, log }: Options): Promise<Discovery> => {
  let document = emptyDocument(ttlSeconds);
  let checkedAt = 0;
  const take = (fresh: DiscoveryDocument | undefined) => {
    const isOther = fresh?.generation !== document.generation;
    if (fresh && (isOther || fresh.revision > document.revision)) document = fresh;
    checkedAt = Date.now();
  };

  const write = async (before: DiscoveryDocument, revision: number, { document: content, actor, reason, also }: Change) => {
    const generation = content.generation ?? before.generation ?? newGeneration();
    const next = discoveryDocument.parse({ ...content, generation, revision, issuedAt: new Date().toISOString() });
    const broken = brokenReference(next);
    if (broken !== null) throw new Error(`The discovery document would name what it does not have: ${broken}`);
    const written = await db.transaction().execute(async (trx) => {
      if (!(await insertRevision(trx, next, actor, reason))) return false;
      const now = new Date();
      await markListed(trx, next, now);
      await markStable(trx, before, next, now);
      await also?.(trx, revision);
      return true;
    });
    return written ? next : null;
  };

  const change: Discovery['change'] = async (edit) => {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      // The number before the document: a change that comes in between takes the number, and this one sees that it was late.
      const revision = (await newestRevision(db)) + 1;
      const before = (await newestDocument(db)) ?? emptyDocument(ttlSeconds);
      take(before);
      const wanted = await edit(before);
      if (!wanted) return before;
      const next = await write(before, revision, wanted);
      if (!next) continue;
      take(next);
      log.info({ revision: next.revision, actor: wanted.actor, reason: wanted.reason }, 'new discovery revision');
      return next;
    }
    throw new Error('The discovery document could not be changed: other servers came first each time.');
  };

  const shipped = await readLocalBuilds(join(dist, 'remotes'), log);
  await registerShipped(db, shipped);
  const host = await readHostVersions(dist);
  await change(async (before) => {
    if (shipped.length === 0) return null;
    const published = (await listBuilds(db)).filter(({ origin }) => origin === 'published').map(({ record }) => record);
    const isPublished = (remote: string, buildId: string) =>
      published.some((each) => each.name === remote && each.buildId === buildId);
    const next = nextDocument(before, { shipped, isPublished, host, ttlSeconds });
    return next && { document: next, actor: 'server', reason: t('found-at-start') };
  });

  /** Begins a new generation when a document that was there is no longer in the database. */
  const beginAfter = async () => {
    const { generation, revision } = document;
    log.warn({ revision }, 'the database is older than what pages have: a new generation begins');
    await change((before) => {
      // Another server was quicker.
      if (before.generation !== generation) return Promise.resolve(null);
      const { revision: _, issuedAt: __, ...content } = before;
      return Promise.resolve({
        document: { ...content, generation: newGeneration() },
        actor: 'server',
        reason: t('restored'),
      });
    });
  };

  return {
    current: () => document,
    change,
    follow: async (seen) => {
      // Other servers may have gone on.
      const isLost = () =>
        seen.generation !== document.generation
          ? seen.issuedAt > document.issuedAt
          : seen.revision > document.revision ||
            // The same number of another time: after the backup was restored somebody has gone on.
            (seen.revision === document.revision && seen.issuedAt !== document.issuedAt);
      if (!isLost()) return;
      take(await newestDocument(db));
      if (isLost() && (seen.generation !== document.generation || (await newestRevision(db)) <= seen.revision))
        await beginAfter();
    },
    refresh: async () => {
      // An embedded database has this one server alone, which knows of every change.
      if (kind === 'embedded' || Date.now() - checkedAt < FRESH_MS) return;
      checkedAt = Date.now();
      try {
        const newest = await newestRevision(db);
        if (newest !== document.revision) take(await newestDocument(db));
        if (newest < document.revision) await beginAfter();
      } catch (error) {
        log.error({ err: error }, 'the discovery document could not be refreshed; the last good one stays');
      }
    },
  };
};
