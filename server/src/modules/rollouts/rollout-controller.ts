import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Discovery } from '../discovery/discovery-service';
import { insertAudit } from '../releases/audit-repository';
import { haltedText, haltRollout } from '../releases/release-steps';
import { tallyOf } from './evidence-repository';
import { judge } from './judge';

const ACTOR = 'controller';

/** Halts a rollout when what its devices have met speaks against it. */
export interface RolloutController {
  /** Looks at a remote's rollout, soon and once however often it is asked in the meantime. */
  look(remote: string): void;
  /** Ends when there is nothing left to look at. */
  idle(): Promise<void>;
}

export const rolloutController = (db: Kysely<Schema>, discovery: Discovery, log: FastifyBaseLogger): RolloutController => {
  const due = new Set<string>();
  let working: Promise<void> | undefined;

  const examine = (remote: string) =>
    discovery.change(async (before) => {
      const entry = before.remotes[remote];
      const rollout = entry?.rollout;
      if (!rollout || (rollout.state !== 'running' && rollout.state !== 'paused')) return null;
      const reason = judge(rollout, entry.stable, await tallyOf(db, rollout));
      if (reason === null) return null;
      log.warn({ remote, rollout: rollout.id, reason }, 'a rollout is halted');
      const { revision: _, issuedAt: __, ...content } = before;
      return {
        document: { ...content, remotes: { ...before.remotes, [remote]: haltRollout(remote, entry, reason) } },
        actor: ACTOR,
        reason,
        also: (trx, revision) =>
          insertAudit(trx, {
            remote,
            action: 'halt',
            actor: ACTOR,
            reason,
            revision,
            buildId: rollout.version,
            detail: haltedText(rollout.version, entry.stable),
          }),
      };
    });

  const work = async () => {
    for (const remote of due) {
      due.delete(remote);
      try {
        await examine(remote);
      } catch (error) {
        // The next failure that a device reports brings the next look.
        log.error({ err: error, remote }, 'a rollout could not be looked at');
      }
    }
    working = undefined;
  };

  return {
    look: (remote) => {
      due.add(remote);
      working ??= work();
    },
    idle: async () => {
      while (working) await working;
    },
  };
};
