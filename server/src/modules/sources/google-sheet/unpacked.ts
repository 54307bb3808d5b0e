import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { SheetFailure } from './sheet-failure';

/** Streams in the order of their flow: as it came, and unpacked when it came packed. */
export type Unpacked = [Readable, ...(Readable | NodeJS.ReadWriteStream)[]];

/** @throws SheetFailure for a packing that was not asked for */
export function unpacked({ body, headers }: Dispatcher.ResponseData): Unpacked {
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return [body];
  if (encoding === 'gzip') return [body, createGunzip()];
  if (encoding === 'br') return [body, createBrotliDecompress()];
  throw new SheetFailure('unexpected');
}
