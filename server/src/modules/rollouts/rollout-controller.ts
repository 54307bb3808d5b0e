import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { RemoteEntry, Rollout } from '@hub/shared/contracts/releases/discovery';
import type { Schema } from '../../database/schema';
import type { Discovery } from '../discovery/discovery-service';
import { insertAudit, lastActionOf } from '../releases/audit-repository';
import type { BuildStore } from '../releases/build-store';
import { haltedText, haltRollout, pausedText, pauseRollout } from '../releases/release-steps';
import { judge, type Verdict } from './judge';
import { t } from './messages';
import { readTally } from './read-tally';

const ACTOR = 'controller';
/** Times change with every visit; a canary that is only slow may wait this long for a look. */
const LOOK_EVERY_MS = 10_000;

/** Halts or pauses a rollout when what its units have met speaks against it. */
export interface RolloutController {
  /** Looks at a remote's rollout, soon and once however often it is asked in the meantime. */
  look(remote: string): void;
  /** Looks within ten seconds. */
  lookSometime(remote: string): void;
  /** Ends when there is nothing left to look at. */
  idle(): Promise<void>;
}

interface Parts {
  db: Kysely<Schema>;
  discovery: Discovery;
  store: Pick<BuildStore, 'rootOf'>;
  log: FastifyBaseLogger;
}

export const rolloutController = ({ db, discovery, store, log }: Parts): RolloutController => {
  const due = new Set<string>();
  const later = new Map<string, NodeJS.Timeout>();
  let working: Promise<void> | undefined;

  /** The first file of the build that the server itself has not: what a page says of a failed load is not to be relied on. */
  const missingFile = async (remote: string, { versions }: RemoteEntry, { version }: Rollout): Promise<string | undefined> => {
    const root = await store.rootOf(remote, version);
    const files = Object.keys(versions[version]?.assets ?? {});
    return root === null ? files[0] : files.find((file) => !existsSync(join(root, remote, version, file)));
  };

  const verdictOf = async (remote: string, entry: RemoteEntry, rollout: Rollout): Promise<Verdict | null> => {
    const tally = await readTally(db, remote, entry.stable, rollout);
    const hasLogin = entry.routes.some(({ access }) => access === 'logged-in');
    const verdict = judge({ ...rollout, hasLogin }, entry.stable, tally);
    if (!verdict) return null;
    // Whoever has resumed it has seen what was reported; only what halts may speak again at this weight.
    const isResumed = verdict.state === 'paused' && (rollout.state === 'paused' || (await lastActionOf(db, remote)) === 'resume');
    if (isResumed) return null;
    const file = tally.reports[0]?.kind === 'load_fail' ? await missingFile(remote, entry, rollout) : undefined;
    return file === undefined ? verdict : { ...verdict, reason: t('file-missing', { reason: verdict.reason, file }) };
  };

  const examine = (remote: string) =>
    discovery.change(async (before) => {
      const entry = before.remotes[remote];
      const rollout = entry?.rollout;
      if (!rollout || (rollout.state !== 'running' && rollout.state !== 'paused')) return null;
      const verdict = await verdictOf(remote, entry, rollout);
      if (verdict === null) return null;
      const { state, reason, exchange } = verdict;
      log.warn({ remote, rollout: rollout.id, reason }, `a rollout is ${state}`);
      const isHalt = state === 'halted';
      const { revision: _, issuedAt: __, ...content } = before;
      const next = isHalt ? haltRollout(remote, entry, reason, exchange) : pauseRollout(remote, entry, reason);
      return {
        document: { ...content, remotes: { ...before.remotes, [remote]: next } },
        actor: ACTOR,
        reason,
        also: (trx, revision) =>
          insertAudit(trx, {
            remote,
            action: isHalt ? 'halt' : 'pause',
            actor: ACTOR,
            reason,
            revision,
            buildId: rollout.version,
            detail: isHalt ? haltedText(rollout.version, entry) : pausedText(rollout),
          }),
      };
    });

  const work = async () => {
    for (const remote of due) {
      due.delete(remote);
      try {
        await examine(remote);
      } catch (error) {
        // The next failure that a unit reports brings the next look.
        log.error({ err: error, remote }, 'a rollout could not be looked at');
      }
    }
    working = undefined;
  };

  const look = (remote: string) => {
    due.add(remote);
    working ??= work();
  };

  return {
    look,
    lookSometime: (remote) => {
      if (later.has(remote)) return;
      const timer = setTimeout(() => {
        later.delete(remote);
        look(remote);
      }, LOOK_EVERY_MS);
      later.set(remote, timer.unref());
    },
    idle: async () => {
      for (const timer of later.values()) clearTimeout(timer);
      later.clear();
      while (working) await working;
    },
  };
};
