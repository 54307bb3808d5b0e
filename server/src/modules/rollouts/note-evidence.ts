import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema';
import { historyOf, summed } from './device-times';
import type { Evidence } from './read-evidence';

type Db = Kysely<Schema>;

/**
 * Weak units that one organisation's addresses may speak for, in each arm at each weight: what costs nothing to make must not outweigh
 * everybody else. Ten are more than a household has, and fewer than anybody needs to be seen as a crowd.
 */
const WEAK_A_NETWORK = 10;
/** Above this weight there is hardly anybody left to compare with. */
export const MOST_COMPARED_BP = 9000;

/** When the rollout was started, in milliseconds; null when nobody has noted it. */
export const startOf = async (db: Db, remote: string, buildId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('release_audit')
    .select('at')
    .where('remote', '=', remote)
    .where('action', '=', 'start')
    .where('build_id', '=', buildId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at.getTime() ?? null;
};

/**
 * With which probability the unit has been drawn into the canary at this weight, given what was drawn before; null when that was settled.
 * Who has had the canary keeps it. Who was in the stable arm at 5 % is drawn once more at 25 %, with 20 of 95.
 */
export const chanceOf = (
  weightBp: number,
  device: string,
  before: readonly { weight_bp: number; arm: Evidence['arm']; device: string }[],
): number | null => {
  if (weightBp > MOST_COMPARED_BP) return null;
  // An account's other device was drawn by a lot of its own.
  if (before.some((each) => each.arm !== 'stable' || each.device !== device)) return null;
  const drawn = Math.max(0, ...before.map((each) => each.weight_bp));
  return drawn >= weightBp ? null : (weightBp - drawn) / (10_000 - drawn);
};

interface Around {
  remote: string;
  /** Build that is rolled out. */
  version: string;
  /** Name of the device's history. */
  history: string;
}

/** The row of a unit that has not been seen at this weight; null when it may not count. */
const newRow = async (db: Db, evidence: Evidence, { remote, version }: Around, now: Date) => {
  const { rollout, weightBp, unit, device, arm, network, accountSince } = evidence;
  const start = await startOf(db, remote, version);
  const weak = accountSince === null || start === null || accountSince >= start;
  if (weak) {
    const known = await db
      .selectFrom('rollout_units')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('rollout', '=', rollout)
      .where('weight_bp', '=', weightBp)
      .where('network', '=', network)
      .where('arm', '=', arm)
      .where('weak', '=', true)
      .executeTakeFirstOrThrow();
    if (Number(known.count) >= WEAK_A_NETWORK) return null;
  }
  const before = await db
    .selectFrom('rollout_units')
    .select(['weight_bp', 'arm', 'device'])
    .where('rollout', '=', rollout)
    .where('unit', '=', unit)
    .execute();
  const chance = arm === 'cohort' ? null : chanceOf(weightBp, device, before);
  return { rollout, weight_bp: weightBp, unit, device, arm, chance, weak, network, first_at: now };
};

/** False when the unit may not count. */
const addUnit = async (trx: Transaction<Schema>, evidence: Evidence, around: Around, now: Date): Promise<boolean> => {
  // Reports of one network come one after the other, so that many at a time do not pass the limit together.
  await sql`select pg_advisory_xact_lock(${evidence.network})`.execute(trx);
  const row = await newRow(trx, evidence, around, now);
  if (!row) return false;
  const nothing = { failure: null, reason: null, failed_calls: false, errors: false, damage: false, shown_at: null };
  await trx
    .insertInto('rollout_units')
    .values({ ...row, ...nothing, last_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
};

const writeTimes = async (db: Db, { rollout, weightBp, unit, times }: Evidence, { remote, history }: Around) => {
  if (times.length === 0) return;
  const before = await historyOf(db, history, remote);
  await db
    .insertInto('rollout_times')
    .values(
      summed(times).map((each) => ({ rollout, weight_bp: weightBp, unit, ...each, before: before.get(each.metric) ?? null })),
    )
    .onConflict((conflict) =>
      conflict.columns(['rollout', 'weight_bp', 'unit', 'metric']).doUpdateSet({
        mean: sql`(rollout_times.n * rollout_times.mean + excluded.n * excluded.mean) / (rollout_times.n + excluded.n)`,
        n: sql`rollout_times.n + excluded.n`,
      }),
    )
    .execute();
};

/**
 * Notes what a unit has met. It stays one unit however often it reports, in the arm in which it was first seen at this weight, and stays
 * failed once it has failed. False when it does not count.
 */
export const noteEvidence = async (db: Db, evidence: Evidence, around: Around): Promise<boolean> => {
  const { rollout, weightBp, unit, arm, failure, isShown, failed_calls, errors, damage } = evidence;
  const now = new Date();
  const known = await db
    .selectFrom('rollout_units')
    .select('arm')
    .where('rollout', '=', rollout)
    .where('weight_bp', '=', weightBp)
    .where('unit', '=', unit)
    .executeTakeFirst();
  if (known && known.arm !== arm) return false;
  const counts = known !== undefined || (await db.transaction().execute((trx) => addUnit(trx, evidence, around, now)));
  if (!counts) return false;
  await db
    .updateTable('rollout_units')
    .set({
      failure: sql`coalesce(failure, ${failure?.kind ?? null}::text)`,
      reason: sql`coalesce(reason, ${failure?.reason ?? null}::text)`,
      failed_calls: sql`failed_calls or ${failed_calls}::boolean`,
      errors: sql`errors or ${errors}::boolean`,
      damage: sql`damage or ${damage}::boolean`,
      last_at: now,
      ...(isShown && { shown_at: sql`coalesce(shown_at, ${now}::timestamptz)` }),
    })
    .where('rollout', '=', rollout)
    .where('weight_bp', '=', weightBp)
    .where('unit', '=', unit)
    .execute();
  await writeTimes(db, evidence, around);
  return true;
};
