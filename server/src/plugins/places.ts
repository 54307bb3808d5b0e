import { AppError, type ErrorCode } from '../errors';

/** So many of a kind at the same time for each account, on this server. */
export const places = (most: number, refusal: ErrorCode) => {
  const taken = new Map<string, number>();
  return {
    /** @returns gives the place back; may be called more than once @throws AppError when all are taken */
    take(userId: string): () => void {
      const count = taken.get(userId) ?? 0;
      if (count >= most) throw new AppError(refusal);
      taken.set(userId, count + 1);
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        const left = (taken.get(userId) ?? 0) - 1;
        if (left > 0) taken.set(userId, left);
        else taken.delete(userId);
      };
    },
  };
};
