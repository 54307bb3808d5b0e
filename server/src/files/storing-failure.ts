import { AppError } from '../errors';

const NO_ROOM = ['ENOSPC', 'EDQUOT'];

const isFull = (error: unknown) => error instanceof Error && 'code' in error && NO_ROOM.includes(String(error.code));

/** A full disk in words for the user; every other error as it is. */
export const diskAnswer = (error: unknown): unknown => (isFull(error) ? new AppError('disk-full') : error);

/** What a failed write to our own disk is told as: a full disk says so, a refusal stays as it is. */
export const storingFailure = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  return new AppError(isFull(error) ? 'disk-full' : 'analysis-failed');
};
