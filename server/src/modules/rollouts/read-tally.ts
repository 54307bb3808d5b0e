import { sql, type Kysely } from 'kysely';
import type { Rollout } from '@hub/shared/contracts/releases/discovery';
import type { Schema } from '../../database/schema';
import type { Tally } from './judge';
import { RATES, TIMES, type HardFailure } from './metrics';
import { MOST_COMPARED_BP } from './note-evidence';
import { silentMetric } from './silent-pages';
import { rateInterval } from './statistics/rate-difference';
import { rateEvidence, type RateStratum } from './statistics/rate-evidence';
import { timeEvidence, timeInterval, type UnitTime } from './statistics/time-evidence';

type Db = Kysely<Schema>;

const DAY_MS = 86_400_000;
const FRESH_MS = DAY_MS;
/** How far back the old build's failures count where nobody is left to compare with. */
const OLD_RATE_DAYS = 28;

/** Units that have fared alike, counted. */
interface Group {
  weight_bp: number;
  arm: 'canary' | 'cohort' | 'stable';
  chance: number | null;
  weak: boolean;
  units: number;
  failed: number;
  failed_calls: number;
  errors: number;
  damage: number;
  fresh: number;
}

const groupsOf = async (db: Db, rollout: Rollout): Promise<Group[]> => {
  const count = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`;
  const since = new Date(Date.now() - FRESH_MS);
  return db
    .selectFrom('rollout_units')
    .select([
      'weight_bp',
      'arm',
      'chance',
      'weak',
      sql<number>`count(*)::int`.as('units'),
      count('failure is not null').as('failed'),
      count('failed_calls').as('failed_calls'),
      count('errors').as('errors'),
      count('damage').as('damage'),
      sql<number>`count(*) filter (where failure is null and shown_at > ${since})::int`.as('fresh'),
    ])
    .where('rollout', '=', rollout.id)
    .groupBy(['weight_bp', 'arm', 'chance', 'weak'])
    .execute();
};

const armOf = (groups: readonly Group[], arm: Group['arm'], trouble: 'failed' | (typeof RATES)[number] = 'failed') => {
  const own = groups.filter((group) => group.arm === arm);
  return {
    units: own.reduce((sum, { units }) => sum + units, 0),
    failed: own.reduce((sum, group) => sum + group[trouble], 0),
  };
};

/** Units with the trouble by the lot that they were drawn with, of all phases. */
const strataOf = (groups: readonly Group[], trouble: 'failed' | (typeof RATES)[number]): RateStratum[] => {
  const strata = new Map<string, RateStratum>();
  for (const { weight_bp: phase, chance, arm, [trouble]: count } of groups) {
    if (chance === null || arm === 'cohort') continue;
    const key = `${phase} ${chance}`;
    const stratum = strata.get(key) ?? { phase, chance, canary: 0, stable: 0 };
    stratum[arm] += count;
    strata.set(key, stratum);
  }
  return [...strata.values()];
};

type TimeRow = UnitTime & { metric: string; weak: boolean; inPhase: boolean };

const timesOf = async (db: Db, rollout: Rollout): Promise<TimeRow[]> => {
  const rows = await db
    .selectFrom('rollout_times as times')
    .innerJoin('rollout_units as units', (join) =>
      join
        .onRef('units.rollout', '=', 'times.rollout')
        .onRef('units.weight_bp', '=', 'times.weight_bp')
        .onRef('units.unit', '=', 'times.unit'),
    )
    .select(['times.weight_bp', 'units.chance', 'units.arm', 'units.weak', 'times.metric', 'times.mean', 'times.before'])
    .where('times.rollout', '=', rollout.id)
    .where('units.chance', 'is not', null)
    .where('units.arm', '<>', 'cohort')
    .execute();
  return rows.map(({ weight_bp: phase, chance, arm, ...row }) => ({
    ...row,
    phase,
    chance: chance ?? 0,
    isCanary: arm === 'canary',
    inPhase: phase === rollout.weightBp,
  }));
};

const typical = (rows: readonly TimeRow[]) =>
  rows.length === 0 ? null : Math.exp(rows.reduce((sum, { mean }) => sum + mean, 0) / rows.length);

/** Failures of the old build as a share of its mounts, of the last 28 days. */
const oldRateOf = async (db: Db, remote: string, stable: string): Promise<number> => {
  const count = (types: string) => sql<number>`coalesce(sum(count) filter (where type in (${sql.raw(types)})), 0)::int`;
  const row = await db
    .selectFrom('remote_events')
    .select([count(`'mounted'`).as('mounted'), count(`'load_fail', 'crash'`).as('failed')])
    .where('remote', '=', remote)
    .where('build_id', '=', stable)
    .where('hour', '>', new Date(Date.now() - OLD_RATE_DAYS * DAY_MS))
    .executeTakeFirst();
  const { mounted = 0, failed = 0 } = row ?? {};
  return mounted + failed === 0 ? 0 : failed / (mounted + failed);
};

/** How the canary has failed at the present weight, most often first, and what pages have said of it. */
const reportsOf = async (db: Db, { id, weightBp }: Rollout): Promise<Tally['reports']> => {
  const rows = await db
    .selectFrom('rollout_units')
    .select([
      'failure',
      sql<number>`count(*)::int`.as('units'),
      sql<string | null>`mode() within group (order by reason)`.as('text'),
    ])
    .where('rollout', '=', id)
    .where('weight_bp', '=', weightBp)
    .where('arm', '<>', 'stable')
    .where('failure', 'is not', null)
    .groupBy('failure')
    .orderBy('units', 'desc')
    .orderBy('failure')
    .execute();
  return rows.map(({ failure, units, text }) => ({ kind: failure as HardFailure, units, text }));
};

const networksOf = async (db: Db, { id, weightBp }: Rollout): Promise<number> => {
  const row = await db
    .selectFrom('rollout_units')
    .select(sql<number>`count(distinct network)::int`.as('failing'))
    .where('rollout', '=', id)
    .where('weight_bp', '=', weightBp)
    .where('arm', '<>', 'stable')
    .where('failure', 'is not', null)
    .executeTakeFirst();
  return row?.failing ?? 0;
};

/** Everything that a verdict, and the status, is made of. */
export const readTally = async (db: Db, remote: string, stable: string, rollout: Rollout): Promise<Tally> => {
  const groups = await groupsOf(db, rollout);
  const strong = groups.filter(({ weak }) => !weak);
  const inPhase = (some: readonly Group[]) => some.filter((group) => group.weight_bp === rollout.weightBp);
  const arms = (some: readonly Group[]) => ({
    canary: armOf(inPhase(some), 'canary'),
    cohort: armOf(inPhase(some), 'cohort'),
    stable: armOf(inPhase(some), 'stable'),
  });
  const times = await timesOf(db, rollout);
  return {
    ...arms(groups),
    strong: arms(strong),
    evidence: rateEvidence(strataOf(groups, 'failed')),
    strongEvidence: rateEvidence(strataOf(strong, 'failed')),
    metrics: [
      ...RATES.map((metric) => {
        const [canary, stable] = [armOf(inPhase(groups), 'canary', metric), armOf(inPhase(groups), 'stable', metric)];
        const share = ({ units, failed }: typeof canary) => (units === 0 ? null : failed / units);
        return {
          metric,
          canary: share(canary),
          stable: share(stable),
          intervals: { canary: rateInterval(canary), stable: rateInterval(stable) },
          evidence: rateEvidence(strataOf(groups, metric)),
          strongEvidence: rateEvidence(strataOf(strong, metric)),
        };
      }),
      await silentMetric(db, rollout),
      ...TIMES.map((metric) => {
        const own = times.filter((row) => row.metric === metric);
        const now = own.filter(({ inPhase: isNow }) => isNow);
        const [canary, stable] = [now.filter(({ isCanary }) => isCanary), now.filter(({ isCanary }) => !isCanary)];
        return {
          metric,
          canary: typical(canary),
          stable: typical(stable),
          intervals: { canary: timeInterval(canary), stable: timeInterval(stable) },
          evidence: timeEvidence(own),
          strongEvidence: timeEvidence(own.filter(({ weak }) => !weak)),
        };
      }),
    ],
    oldRate: rollout.weightBp > MOST_COMPARED_BP ? await oldRateOf(db, remote, stable) : null,
    failingNetworks: await networksOf(db, rollout),
    reports: await reportsOf(db, rollout),
    fresh: inPhase(groups).reduce((sum, { arm, fresh }) => (arm === 'stable' ? sum : sum + fresh), 0),
  };
};
