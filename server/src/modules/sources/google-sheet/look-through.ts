import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context';
import { AppError } from '../../../errors';
import { loggedReason } from '../../../plugins/logged-error';
import { failureOf } from '../../analyses/engine-failures';
import { fairQueue } from '../../analyses/fair-queue';
import type { LookThrough } from './preview-sheet';
import { SheetFailure } from './sheet-failure';

/** Tests that are looked through at one time; who comes then waits, beside the line of the analyses. */
const MOST_AT_ONCE = 2;
/** A few megabytes take a second. */
const TIME_LIMIT_MS = 20_000;

/** Has sheets looked through by a child of the engine: what somebody else has written neither stops nor fills this process. */
export const sheetLooker = ({ analyses, log }: Pick<Context, 'analyses' | 'log'>) => {
  const places = fairQueue(MOST_AT_ONCE);
  return (userId: string, signal: AbortSignal): LookThrough =>
    async (path) => {
      const leave = await places.enter(userId, signal);
      if (!leave) throw signal.reason;
      try {
        const outcome = await analyses.engine.preview({
          id: `preview-${randomUUID()}`,
          input: { kind: 'csv', path, name: 'sheet' },
          timeLimit: TIME_LIMIT_MS,
          memoryCeiling: analyses.memoryCeiling,
          signal,
        });
        if (outcome.kind === 'previewed') return outcome.preview;
        if (outcome.kind === 'failed') log.error({ reason: loggedReason(outcome.reason) }, 'a sheet could not be looked through');
        if (outcome.kind === 'input-error' && outcome.code === 'file_empty') throw new SheetFailure('empty');
        throw outcome.kind === 'input-error' ? failureOf(outcome) : new AppError('sheet-test-failed');
      } finally {
        leave();
      }
    };
};
