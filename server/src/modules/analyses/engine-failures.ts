import type { EngineOutcome } from '../../engine/engine-process';
import { errorBodyOf, AppError } from '../../errors';
import type { ErrorBody } from '@hub/shared/contracts/error';

/** The input is at fault: 422 with the engine's sentence. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
  readonly status = 422;
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}

export type AnalysisFailure = AppError | InputRefused;

export const failureOf = (outcome: Exclude<EngineOutcome, { kind: 'done' }>): AnalysisFailure => {
  switch (outcome.kind) {
    case 'input-error':
      return new InputRefused(outcome.code, outcome.message);
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

export const bodyOf = (failure: AnalysisFailure): ErrorBody => errorBodyOf(failure.code, failure.detail);
