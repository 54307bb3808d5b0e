import type { Kysely } from 'kysely';
import type { AuditEntry } from '@hub/shared/contracts/releases/releases';
import type { Schema } from '../../database/schema';

type Db = Kysely<Schema>;

export type AuditAction =
  | 'publish'
  | 'start'
  | 'ramp'
  | 'pause'
  | 'resume'
  | 'halt'
  | 'promote'
  | 'rollback'
  | 'token-created'
  | 'token-revoked'
  | 'builds-removed';

export interface AuditRecord {
  remote: string;
  action: AuditAction;
  actor: string;
  reason: string;
  revision: number;
  buildId?: string;
  detail: string;
}

export const insertAudit = async (db: Db, { buildId, ...record }: AuditRecord) => {
  await db
    .insertInto('release_audit')
    .values({ ...record, build_id: buildId ?? null, at: new Date() })
    .execute();
};

/** Newest first; of one remote, or of all. */
export const listAudit = async (db: Db, remote: string | undefined, limit: number): Promise<AuditEntry[]> => {
  const rows = await db
    .selectFrom('release_audit')
    .selectAll()
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    remote: row.remote,
    action: row.action,
    who: row.actor,
    why: row.reason,
    revision: row.revision,
    buildId: row.build_id,
    detail: row.detail,
  }));
};

const CHANGES: AuditAction[] = ['start', 'ramp', 'pause', 'resume', 'halt', 'promote', 'rollback'];

/** Revision in which the remote was last changed by a release; 0 when it never was. */
export const lastChangeOf = async (db: Db, remote: string): Promise<number> => {
  const row = await db
    .selectFrom('release_audit')
    .select('revision')
    .where('remote', '=', remote)
    .where('action', 'in', CHANGES)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? 0;
};

/** What was last done with the remote; undefined when nothing was. */
export const lastActionOf = async (db: Db, remote: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('release_audit')
    .select('action')
    .where('remote', '=', remote)
    .where('action', 'in', CHANGES)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.action;
};
