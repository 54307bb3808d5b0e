const MISSING = new Set(['ENOENT', 'ENOTDIR']);

/** For `catch`: what stands for a file or folder that is not there. Any other failure goes on. */
export const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return instead;
    throw error;
  };
