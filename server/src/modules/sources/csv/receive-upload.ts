import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../../errors';
import { t } from '../../../messages';
import { counting } from '../../../files/counting';
import { sizeText } from '../../../files/size-text';
import { stopReason } from '../../analyses/running-analysis';

/** Failures of this machine's disk. */
const OUR_OWN = ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO'];

interface Receiving {
  path: string;
  /** Bytes; one more is refused. */
  limit: number;
  signal: AbortSignal;
  /** What it throws ends the upload. */
  onBytes: (total: number) => Promise<void> | void;
}

/**
 * Writes an upload to a new file as it arrives; never more than a chunk of it is in memory.
 * @throws AppError file-too-large, upload-broken, the reason of the signal, or what `onBytes` throws
 */
export const receiveUpload = async (source: Readable, { path, limit, signal, onBytes }: Receiving): Promise<void> => {
  const agree = async (total: number) => {
    if (total > limit) throw new AppError('file-too-large', tooLarge(limit));
    await onBytes(total);
  };
  try {
    await pipeline(source, counting(agree), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (signal.aborted) throw stopReason(signal);
    const { code } = error as NodeJS.ErrnoException;
    // Trouble of our own disk is not the sender's.
    if (code !== undefined && OUR_OWN.includes(code)) throw error;
    throw new AppError('upload-broken');
  }
};

/** Says the limit. */
export const tooLarge = (limit: number) => t('file-too-large.limit', { limit: sizeText(limit) });
