import { sql, type Kysely } from 'kysely';
import type { Rollout } from '@hub/shared/contracts/discovery';
import type { RolloutFigures } from '@hub/shared/contracts/releases';
import type { RolloutDevicesTable, Schema } from '../../database/schema';
import type { Tally } from './judge';
import { differenceInErrors, evidenceOfHarm } from './sequential-test';

type Db = Kysely<Schema>;
type Arm = RolloutDevicesTable['arm'];

const FRESH_MS = 86_400_000;

const NOTHING = { devices: 0, failed: 0 };

/** What one device has met. */
export interface Evidence {
  rollout: string;
  weightBp: number;
  device: string;
  network: number;
  arm: Arm;
  /** Why it failed; null when the screen was there. */
  failure: string | null;
}

/** Notes it. A device stays one device however often it reports, and stays failed once it has failed. */
export const noteEvidence = async (db: Db, { rollout, weightBp, device, network, arm, failure }: Evidence) => {
  const now = new Date();
  await db
    .insertInto('rollout_devices')
    .values({
      rollout,
      weight_bp: weightBp,
      device,
      arm,
      failed: failure !== null,
      reason: failure,
      network,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['rollout', 'weight_bp', 'device']).doUpdateSet({
        failed: sql`rollout_devices.failed or excluded.failed`,
        reason: sql`coalesce(rollout_devices.reason, excluded.reason)`,
        last_at: now,
      }),
    )
    .execute();
};

const ofStage = (db: Db, { id, weightBp }: Rollout) =>
  db.selectFrom('rollout_devices').where('rollout', '=', id).where('weight_bp', '=', weightBp);

/** What the devices have met since the rollout has its weight. */
export const figuresOf = async (db: Db, rollout: Rollout | undefined): Promise<RolloutFigures> => {
  const rows = rollout
    ? await ofStage(db, rollout)
        .select(({ fn }) => [
          'arm',
          fn.countAll<number>().as('devices'),
          sql<number>`count(*) filter (where failed)`.as('failed'),
          sql<number>`count(*) filter (where not failed and first_at > ${new Date(Date.now() - FRESH_MS)})`.as('fresh'),
        ])
        .groupBy('arm')
        .execute()
    : [];
  const armOf = (name: Arm) => {
    const row = rows.find(({ arm }) => arm === name);
    return row ? { devices: row.devices, failed: row.failed } : NOTHING;
  };
  const [canary, cohort, stable] = [armOf('canary'), armOf('cohort'), armOf('stable')];
  return {
    canary,
    cohort,
    stable,
    z: differenceInErrors(canary, stable),
    evidence: evidenceOfHarm(canary.failed, stable.failed, (rollout?.weightBp ?? 0) / 10_000),
    fresh: rows.filter(({ arm }) => arm !== 'stable').reduce((sum, row) => sum + row.fresh, 0),
  };
};

/** The figures with what else a verdict needs. */
export const tallyOf = async (db: Db, rollout: Rollout): Promise<Tally> => {
  const figures = await figuresOf(db, rollout);
  const isFailing = sql`failed and arm <> 'stable'`;
  const networks = await ofStage(db, rollout)
    .select([
      sql<number>`count(distinct network)`.as('all'),
      sql<number>`count(distinct network) filter (where ${isFailing})`.as('failing'),
    ])
    .executeTakeFirst();
  const common = await ofStage(db, rollout)
    .select('reason')
    .where('reason', 'is not', null)
    .where('arm', '<>', 'stable')
    .groupBy('reason')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('reason')
    .limit(1)
    .executeTakeFirst();
  return {
    ...figures,
    networks: networks?.all ?? 0,
    failingNetworks: networks?.failing ?? 0,
    commonReason: common?.reason ?? null,
  };
};
