import type { EngineFailure } from '../../engine/engine-process';
import { AppError, errorBodyOf, InputRefused, type Refusal } from '../../errors';
import type { ErrorBody } from '@hub/shared/contracts/error';

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
      return new AppError('analysis-failed');
  }
};

export const bodyOf = (failure: Refusal): ErrorBody => errorBodyOf(failure.code, failure.detail);
