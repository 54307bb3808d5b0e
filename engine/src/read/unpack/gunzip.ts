import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { InputError } from '../../model';
import { t } from '../messages';
import type { Unpacking } from './unpacking';

/** Unpacks a gzip file; answers where. @throws InputError when it is damaged or too large */
export async function gunzip(path: string, { budget, newPath, signal }: Unpacking): Promise<string> {
  const target = newPath();
  try {
    await pipeline(
      createReadStream(path),
      createGunzip(),
      budget.meter(),
      createWriteStream(target, { flags: 'wx', mode: 0o600 }),
      {
        signal,
      },
    );
  } catch (error) {
    throw damagedGzip(error);
  }
  return target;
}

/** What zlib cannot unpack is the file's fault; what the disk or the caller says is passed on. */
export const damagedGzip = (error: unknown): unknown =>
  isOfArchive(error) ? new InputError('file_damaged', t('damaged.gzip')) : error;

/** Whether zlib says so, and not the disk or the caller. */
const isOfArchive = (error: unknown): boolean => codeOf(error).startsWith('Z_');

/** The code of an error of Node's own; empty where it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
