import { AppError } from '../errors';

const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** What a failed write to our own disk is told as: a full disk says so, a refusal stays as it is. */
export const storingFailure = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const isFull = error instanceof Error && 'code' in error && NO_ROOM.includes(String(error.code));
  return new AppError(isFull ? 'disk-full' : 'analysis-failed');
};
