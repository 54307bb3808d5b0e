import { createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../errors';

/** Failures of this machine's disk. */
const OUR_OWN = ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO'];

interface Receiving {
  path: string;
  /** Bytes; one more is refused. */
  limit: number;
  signal: AbortSignal;
  onBytes(total: number): void;
}

/**
 * Writes an upload to a new file as it arrives; never more than a chunk of it is in memory.
 * @throws AppError file-too-large, analysis-cancelled or upload-broken
 */
export const receiveUpload = async (source: Readable, { path, limit, signal, onBytes }: Receiving): Promise<void> => {
  let total = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > limit) return done(new AppError('file-too-large', tooLarge(limit)));
      onBytes(total);
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, counting, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (signal.aborted) throw new AppError('analysis-cancelled');
    const { code } = error as NodeJS.ErrnoException;
    // Trouble of our own disk is not the sender's.
    if (code !== undefined && OUR_OWN.includes(code)) throw error;
    throw new AppError('upload-broken');
  }
};

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** Says the limit in the largest unit that it reaches. */
export const tooLarge = (limit: number) => {
  const power = Math.min(Math.floor(Math.log(limit) / Math.log(1024)), UNITS.length - 1);
  const size = (limit / 1024 ** power).toLocaleString('en', { maximumFractionDigits: 1 });
  return `The file is too large. The limit is ${size} ${UNITS[power] ?? ''}.`;
};
