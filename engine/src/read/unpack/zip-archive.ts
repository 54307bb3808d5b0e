import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { InputError } from '../../model';
import { codeOf } from './gunzip';
import { t } from '../messages';
import { wholeText } from '../../wording/number-text';
import { LIMITS } from './limits';

export interface ZipArchive {
  /** Files by their names in the archive; folders are left out. */
  entries: Map<string, Entry>;
  /** Unpacked bytes of a file. The caller counts them. */
  open(entry: Entry): Promise<Readable>;
  close(): void;
}

/** What is wrong with an archive, as a sentence; null for errors of the machine. */
export function archiveFault(error: unknown): InputError | null {
  const code = codeOf(error);
  // Those of the machine have codes of their own (ENOSPC), and so has the caller's wish to stop.
  if (error instanceof InputError || /^(E[A-Z]|ABORT_ERR)/.test(code)) return null;
  return new InputError('file_damaged', t('damaged.zip'));
}

/** Opens a ZIP archive and reads its directory. @throws InputError when it is damaged */
export async function openZip(path: string): Promise<ZipArchive> {
  let file: ZipFile;
  try {
    file = await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw archiveFault(error) ?? error;
  }
  const entries = new Map<string, Entry>();
  try {
    if (file.entryCount > LIMITS.mostEntries)
      throw new InputError('file_too_many_parts', t('archive.files', { most: wholeText(LIMITS.mostEntries) }));
    for await (const entry of file.eachEntry()) {
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      if (entries.size > LIMITS.mostEntries) break;
    }
  } catch (error) {
    file.close();
    throw archiveFault(error) ?? error;
  }
  return {
    entries,
    open: async (entry) => {
      if (entry.isEncrypted()) throw new InputError('file_encrypted', t('archive.encrypted'));
      return file.openReadStreamPromise(entry);
    },
    close: () => file.close(),
  };
}
