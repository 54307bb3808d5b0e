import { createReadStream } from 'node:fs';
import { open, stat, truncate } from 'node:fs/promises';
import { constants, createGunzip } from 'node:zlib';
import { InputError } from '../model';
import { readHead } from '../read/dialect/read-head';
import { contentKind } from '../read/unpack/content-kind';
import { damagedGzip } from '../read/unpack/gunzip';
import { LIMITS } from './limits';
import { t } from './messages';

const HEAD = 1 << 16;
const LINE_END = 10;

/**
 * Makes a file of which only the beginning is there into one that ends with a whole line. Packed text is unpacked as far as it goes.
 * @param target a new file, for what is unpacked
 * @returns where the text is
 * @throws InputError for a form that cannot be read from its beginning alone
 */
export async function cutHead(path: string, target: string): Promise<string> {
  const kind = contentKind(await readHead(path, 0, HEAD));
  if (kind === 'text') return endWithLine(path);
  if (kind !== 'gzip') throw new InputError('file_preview_whole', t('whole'));
  // What is not there yet is no damage.
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  await writeBeginning(
    createReadStream(path)
      .on('error', (error) => gunzip.destroy(error))
      .pipe(gunzip),
    target,
  );
  if (contentKind(await readHead(target, 0, HEAD)) !== 'text') throw new InputError('file_preview_whole', t('whole'));
  return endWithLine(target);
}

/** Of packed text as much as shows the first rows: a few megabytes can hold a thousand times as many. */
async function writeBeginning(chunks: AsyncIterable<Buffer>, target: string): Promise<void> {
  const file = await open(target, 'wx', 0o600);
  try {
    let left = LIMITS.mostUnpacked;
    for await (const chunk of chunks) {
      await file.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) break;
    }
  } catch (error) {
    throw damagedGzip(error);
  } finally {
    await file.close();
  }
}

/** Half a line would be a row that is cut short. */
async function endWithLine(path: string): Promise<string> {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    for (let to = size; to > 0; to -= HEAD) {
      const from = Math.max(0, to - HEAD);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
      const at = buffer.subarray(0, bytesRead).lastIndexOf(LINE_END);
      if (at < 0) continue;
      // UTF-16, low byte first, has a zero behind it.
      const zero = await readHead(path, from + at + 1, 1);
      await truncate(path, from + at + 1 + (zero[0] === 0 ? 1 : 0));
      return path;
    }
  } finally {
    await file.close();
  }
  throw new InputError('file_preview_whole', t('short'));
}
