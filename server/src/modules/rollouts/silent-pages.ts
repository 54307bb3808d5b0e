import { sql, type Kysely } from 'kysely';
import type { DiscoveryDocument, Rollout } from '@hub/shared/contracts/releases/discovery';
import { resolve } from '@hub/shared/discovery';
import type { Schema } from '../../database/schema';
import type { ReportingAccount } from '../web/cookies';
import { matchRoute } from '../web/match-route';
import { SILENT } from './metrics';
import { chanceOf, startOf } from './note-evidence';
import { nameOf } from './read-evidence';
import { rateInterval, rateOf, type Arm } from './statistics/rate-difference';
import { rateEvidence, type RateStratum } from './statistics/rate-evidence';

type Db = Kysely<Schema>;

/** A page that lives has told something by then: what it tells is sent after four seconds. */
const isOverdue = sql<boolean>`coalesce(rollout_pages.waiting_since < now() - interval '60 seconds', false)`;

export interface SentPage {
  path: string;
  device: string;
  /** Null where nobody is logged in. */
  account: ReportingAccount | null;
  cohorts: readonly string[];
}

/** The rollout that the page's address belongs to, and the arm that its visitor was drawn into; null when none is compared. */
const trialOf = (document: DiscoveryDocument, { path, device, cohorts }: SentPage) => {
  const remote = matchRoute(document, path)?.remote;
  const entry = remote === undefined ? undefined : document.remotes[remote];
  const rollout = entry?.rollout;
  if (remote === undefined || !entry || (rollout?.state !== 'running' && rollout?.state !== 'paused')) return null;
  const choice = resolve({ ...document, remotes: { [remote]: entry } }, { subject: device, cohorts })[remote];
  if (choice?.rollout !== rollout.id || choice.reason === 'cohort') return null;
  return { remote, rollout, arm: choice.arm === 'canary' ? ('canary' as const) : ('stable' as const) };
};

/**
 * Notes that a page of a remote under trial goes out, from which word is expected; answers which remote's. Only to accounts that are older
 * than the rollout: anybody can fetch pages and say nothing.
 *
 * @param key secret of this server
 */
export const noteSent = async (db: Db, document: DiscoveryDocument, page: SentPage, key: Uint8Array): Promise<string | null> => {
  const trial = page.account && trialOf(document, page);
  if (!page.account || !trial) return null;
  const { remote, rollout, arm } = trial;
  const start = await startOf(db, remote, rollout.version);
  if (start === null || page.account.createdAt >= start) return null;
  const unit = nameOf(key, rollout.id, `account:${page.account.name}`);
  const device = nameOf(key, rollout.id, `device:${page.device}`);
  const before = await db
    .selectFrom('rollout_pages')
    .select(['weight_bp', 'arm', 'device'])
    .where('rollout', '=', rollout.id)
    .where('unit', '=', unit)
    .where('weight_bp', '<>', rollout.weightBp)
    .execute();
  const now = new Date();
  const chance = chanceOf(rollout.weightBp, device, before);
  const row = { rollout: rollout.id, weight_bp: rollout.weightBp, unit, device, arm, chance };
  await db
    .insertInto('rollout_pages')
    .values({ ...row, waiting_since: now, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['rollout', 'weight_bp', 'unit'])
        .doUpdateSet({ silent: sql`rollout_pages.silent or ${isOverdue}`, waiting_since: now, sent_at: now })
        .where('rollout_pages.arm', '=', arm),
    )
    .execute();
  return remote;
};

/** Something was heard of the account's pages. */
export const noteAlive = async (db: Db, { rollout, unit }: { rollout: string; unit: string }) => {
  await db
    .updateTable('rollout_pages')
    .set({ waiting_since: null })
    .where('rollout', '=', rollout)
    .where('unit', '=', unit)
    .execute();
};

interface PageGroup {
  weight_bp: number;
  arm: 'canary' | 'stable';
  chance: number | null;
  units: number;
  silent: number;
}

/** Accounts with a page that never said that it lives, as a guarded metric. All of them are strong. */
export const silentMetric = async (db: Db, { id, weightBp }: Rollout) => {
  const groups: PageGroup[] = await db
    .selectFrom('rollout_pages')
    .select([
      'weight_bp',
      'arm',
      'chance',
      // Of a page that went out a moment ago nothing is known yet.
      sql<number>`count(*) filter (where silent or waiting_since is null or ${isOverdue})::int`.as('units'),
      sql<number>`count(*) filter (where silent or ${isOverdue})::int`.as('silent'),
    ])
    .where('rollout', '=', id)
    .groupBy(['weight_bp', 'arm', 'chance'])
    .execute();
  const strata = new Map<string, RateStratum>();
  for (const { weight_bp: phase, chance, arm, silent } of groups) {
    if (chance === null) continue;
    const stratum = strata.get(`${phase} ${chance}`) ?? { phase, chance, canary: 0, stable: 0 };
    stratum[arm] += silent;
    strata.set(`${phase} ${chance}`, stratum);
  }
  const armOf = (arm: PageGroup['arm']): Arm => {
    const own = groups.filter((group) => group.arm === arm && group.weight_bp === weightBp);
    const sum = (count: (group: PageGroup) => number) => own.reduce((all, group) => all + count(group), 0);
    return { units: sum(({ units }) => units), failed: sum(({ silent }) => silent) };
  };
  const [canary, stable] = [armOf('canary'), armOf('stable')];
  const share = (arm: Arm) => (arm.units === 0 ? null : rateOf(arm));
  const intervals = { canary: rateInterval(canary), stable: rateInterval(stable) };
  const evidence = rateEvidence([...strata.values()]);
  return { metric: SILENT, canary: share(canary), stable: share(stable), intervals, evidence, strongEvidence: evidence } as const;
};
