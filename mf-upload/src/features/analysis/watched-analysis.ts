const KEY = 'upload.watched-analysis';

/**
 * Id of the analysis whose end this tab waits for. It outlives a reload, so that an end that came in the meantime is told as
 * well; without a store (private windows may refuse one) only what still runs is found again.
 */
export const watchedAnalysis = {
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  /** Null once its end has been told. */
  write(id: string | null): void {
    try {
      if (id === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, id);
    } catch (error) {
      console.warn('The analysis will not be found again after a reload.', error);
    }
  },
};
