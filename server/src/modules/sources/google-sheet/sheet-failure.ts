import { AppError, type ErrorCode } from '../../../errors';

/** Why a sheet could not be read. */
export type SheetFailureReason =
  | 'private'
  | 'missing'
  | 'wrong-tab'
  | 'unknown-tab'
  | 'empty'
  | 'network'
  | 'slow'
  | 'too-large'
  | 'busy'
  | 'unexpected';

/** The button that was pressed: each has its own sentence for a network that fails. */
export type SheetPhase = 'test' | 'connect';

export class SheetFailure extends Error {
  override readonly name = 'SheetFailure';
  constructor(
    readonly reason: SheetFailureReason,
    options?: ErrorOptions,
  ) {
    super(`sheet: ${reason}`, options);
  }
}

const CODES: Record<Exclude<SheetFailureReason, 'network'>, ErrorCode> = {
  private: 'sheet-private',
  missing: 'sheet-missing',
  'wrong-tab': 'sheet-wrong-tab',
  'unknown-tab': 'sheet-unknown-tab',
  empty: 'sheet-empty',
  slow: 'sheet-slow',
  'too-large': 'sheet-too-large',
  busy: 'sheet-busy',
  unexpected: 'sheet-failed',
};

/** What the user is told. */
export function sheetError({ reason }: SheetFailure, phase: SheetPhase): AppError {
  if (reason === 'network') return new AppError(phase === 'test' ? 'sheet-test-unreached' : 'sheet-connection-failed');
  return new AppError(CODES[reason]);
}

/** A failure as its answer; every other error as it is. */
export const sheetAnswer = (error: unknown, phase: SheetPhase): unknown =>
  error instanceof SheetFailure ? sheetError(error, phase) : error;
