import type { EngineFailure } from '../../engine/engine-jobs';
import { AppError, errorBodyOf, InputRefused, type Refusal } from '../../errors';
import type { ErrorBody } from '@hub/shared/contracts/error';

/** In the words of the system, which the engine passes on. */
const FULL_DISK = /no space left on device|ENOSPC|disk quota exceeded/i;
/** In DuckDB's words: a step needs more than the limit, though everything else has been put on disk. */
const SHORT_OF_MEMORY = /Out of Memory Error/;

export const failureOf = (outcome: EngineFailure): Refusal => {
  switch (outcome.kind) {
    case 'input-error':
      // One spelling for all codes of the API.
      return new InputRefused(outcome.code.replaceAll('_', '-'), outcome.message);
    case 'cancelled':
      return new AppError('analysis-cancelled');
    case 'timeout':
      return new AppError('analysis-timeout');
    case 'memory':
      return new AppError('analysis-memory');
    case 'failed':
      return new AppError(codeOf(outcome.reason));
  }
};

function codeOf(reason: string) {
  if (FULL_DISK.test(reason)) return 'disk-full';
  return SHORT_OF_MEMORY.test(reason) ? 'analysis-memory' : 'analysis-failed';
}

export const bodyOf = (failure: Refusal): ErrorBody => errorBodyOf(failure.code, failure.detail);
