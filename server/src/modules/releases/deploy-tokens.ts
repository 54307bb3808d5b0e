import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { DeployToken } from '@hub/shared/contracts/releases/releases';
import { daysAfter } from '../../days-after';
import type { DeployTokensTable } from '../../database/delivery-tables';
import type { Schema } from '../../database/schema';

type Db = Kysely<Schema>;

/** `mfe_<id>_<secret>`: the id finds the row, the secret of 256 random bits proves the holder. */
const FORM = /^mfe_([a-f0-9]{16})_([A-Za-z0-9_-]{43})$/;
/** `last_used_at` is for people, who need it no finer. */
const USE_STEP_MS = 60_000;

// A fast hash is enough: nobody can guess 256 random bits, however fast the guesses are checked.
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

const present = (row: Selectable<DeployTokensTable>): DeployToken => ({
  id: row.id,
  name: row.name,
  remote: row.remote,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/** Undefined when the name has been used before: the audit tells holders apart by their names. */
export const createDeployToken = async (db: Db, { name, remote, days }: { name: string; remote: string; days?: number }) => {
  const id = randomBytes(8).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const now = new Date();
  const row = await db
    .insertInto('deploy_tokens')
    .values({
      id,
      name,
      remote,
      hash: hashOf(secret).toString('hex'),
      created_at: now,
      expires_at: days === undefined ? null : daysAfter(now, days),
      revoked_at: null,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && { ...present(row), secret: `mfe_${id}_${secret}` };
};

export const listDeployTokens = async (db: Db): Promise<DeployToken[]> =>
  (await db.selectFrom('deploy_tokens').selectAll().orderBy('created_at').execute()).map(present);

/** The token with this id or name, revoked; undefined when there is none that was valid. */
export const revokeDeployToken = async (db: Db, idOrName: string): Promise<DeployToken | undefined> => {
  const row = await db
    .updateTable('deploy_tokens')
    .set({ revoked_at: new Date() })
    .where((eb) => eb.or([eb('id', '=', idOrName), eb('name', '=', idOrName)]))
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && present(row);
};

const isValid = ({ revoked_at, expires_at }: Selectable<DeployTokensTable>, now: number) =>
  revoked_at === null && (expires_at === null || expires_at.getTime() > now);

/** The token with this id; undefined when there is none, or it has expired or was revoked. */
export const findValidToken = async (db: Db, id: string): Promise<DeployToken | undefined> => {
  const row = await db.selectFrom('deploy_tokens').selectAll().where('id', '=', id).executeTakeFirst();
  return row && isValid(row, Date.now()) ? present(row) : undefined;
};

/** The token that the text is; undefined when it is unknown, expired or revoked. */
export const findDeployToken = async (db: Db, text: string): Promise<DeployToken | undefined> => {
  const [, id = '', secret = ''] = FORM.exec(text) ?? [];
  if (!id) return undefined;
  const row = await db.selectFrom('deploy_tokens').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !timingSafeEqual(hashOf(secret), Buffer.from(row.hash, 'hex'))) return undefined;
  const now = Date.now();
  if (!isValid(row, now)) return undefined;
  if (now - (row.last_used_at?.getTime() ?? 0) > USE_STEP_MS) {
    await db
      .updateTable('deploy_tokens')
      .set({ last_used_at: new Date(now) })
      .where('id', '=', id)
      .execute();
  }
  return present(row);
};
