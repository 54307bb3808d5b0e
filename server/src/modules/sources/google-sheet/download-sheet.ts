import type { SheetAddress } from '@hub/shared/contracts/sources/sheet-address';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { counting } from '../../../files/counting';
import { readSheet, type SheetSource } from './read-sheet';

export interface DownloadedSheet {
  title: string | null;
  bytes: number;
}

/**
 * Downloads a sheet to a CSV file that must not exist yet; nothing is left of a download that fails.
 * @throws SheetFailure, the signal's reason, or what `onBytes` throws
 */
export async function downloadSheet(
  sheet: SheetAddress,
  path: string,
  source: SheetSource,
  hooks: { signal?: AbortSignal; onBytes?(bytes: number): Promise<void> | void } = {},
): Promise<DownloadedSheet> {
  const handle = await open(path, 'wx');
  try {
    return await readSheet(
      sheet,
      source,
      async (csv, title) => {
        const file = handle.createWriteStream();
        await pipeline(
          csv,
          counting((bytes) => hooks.onBytes?.(bytes)),
          file,
        );
        return { title, bytes: file.bytesWritten };
      },
      hooks.signal,
    );
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}
