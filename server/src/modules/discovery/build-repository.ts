import type { Kysely, Selectable } from 'kysely';
import { buildRecord, type BuildRecord, type DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { provenanceSummary, type ProvenanceSummary } from '@hub/shared/contracts/releases/provenance';
import type { RemoteBuildsTable } from '../../database/delivery-tables';
import type { Schema } from '../../database/schema';

type Db = Kysely<Schema>;

/** A build that the server knows. */
export interface KnownBuild {
  record: BuildRecord;
  origin: RemoteBuildsTable['origin'];
  bytes: number;
  publishedBy: string;
  publishedAt: Date;
  stableAt: Date | null;
  /** Null where nothing is known of it. */
  provenance: ProvenanceSummary | null;
}

const knownBuild = (row: Selectable<RemoteBuildsTable>): KnownBuild => ({
  record: buildRecord.parse(JSON.parse(row.record)),
  origin: row.origin,
  bytes: row.bytes,
  publishedBy: row.published_by,
  publishedAt: row.published_at,
  stableAt: row.stable_at,
  provenance: row.provenance === null ? null : provenanceSummary.parse(JSON.parse(row.provenance)),
});

/** The known builds of one remote, or of all, newest first. */
export const listBuilds = async (db: Db, remote?: string): Promise<KnownBuild[]> => {
  const rows = await db
    .selectFrom('remote_builds')
    .selectAll()
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('published_at', 'desc')
    .execute();
  return rows.map(knownBuild);
};

/** What is written of a build; null when it is not here. */
export const findBuild = async (db: Db, remote: string, buildId: string): Promise<KnownBuild | null> => {
  const row = await db
    .selectFrom('remote_builds')
    .selectAll()
    .where('remote', '=', remote)
    .where('build_id', '=', buildId)
    .executeTakeFirst();
  return row ? knownBuild(row) : null;
};

/** Notes the builds that came with the server, so that a remote can be taken back to one of them. */
export const registerShipped = async (db: Db, builds: BuildRecord[]) => {
  if (builds.length === 0) return;
  const now = new Date();
  await db
    .insertInto('remote_builds')
    .values(
      builds.map((record) => ({
        remote: record.name,
        build_id: record.buildId,
        origin: 'shipped' as const,
        record: JSON.stringify(record),
        bytes: 0,
        published_by: 'server',
        published_at: now,
        listed_at: now,
        stable_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Notes when the document last named each build, for the cleaning. */
export const markListed = async (db: Db, { remotes }: DiscoveryDocument, now: Date) => {
  for (const [remote, { versions }] of Object.entries(remotes)) {
    await db
      .updateTable('remote_builds')
      .set({ listed_at: now })
      .where('remote', '=', remote)
      .where('build_id', 'in', Object.keys(versions))
      .execute();
  }
};

/** Notes which builds have become stable, for the order of earlier ones. */
export const markStable = async (db: Db, before: DiscoveryDocument, { remotes }: DiscoveryDocument, now: Date) => {
  for (const [remote, { stable, onTrial }] of Object.entries(remotes)) {
    const was = before.remotes[remote];
    if (onTrial || (was?.stable === stable && !was.onTrial)) continue;
    await db
      .updateTable('remote_builds')
      .set({ stable_at: now })
      .where('remote', '=', remote)
      .where('build_id', '=', stable)
      .execute();
  }
};
