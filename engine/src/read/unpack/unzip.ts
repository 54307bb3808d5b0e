import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { InputError } from '../../model';
import { t, type After } from '../messages';
import { beyond, MOST_PARTS, type Part, type Parts, type Unpacking } from './unpacking';
import { readWorkbook } from './workbook/read-workbook';
import { archiveFault, openZip, type ZipArchive } from './zip-archive';

/** What programs put beside the files that were meant. */
const BESIDE = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
const DOCUMENTS: [After<'document'>, RegExp][] = [
  ['binary-workbook', /^xl\/workbook\.bin$/],
  ['word', /^word\/document\.xml$/],
  ['powerpoint', /^ppt\/presentation\.xml$/],
  ['open-document', /^META-INF\/manifest\.xml$/],
];

/** Reads a workbook's sheets, or unpacks the files of an archive. @throws InputError when it is damaged, too large or holds nothing */
export async function unzip(path: string, unpacking: Unpacking): Promise<Parts> {
  const archive = await openZip(path);
  try {
    const names = [...archive.entries.keys()];
    if (archive.entries.has('xl/workbook.xml')) return await readWorkbook(archive, unpacking);
    const document = DOCUMENTS.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
    if (document !== undefined) throw new InputError('file_binary', t(`document.${document}`), 1);
    return await unpackFiles(archive, unpacking);
  } catch (error) {
    throw archiveFault(error) ?? error;
  } finally {
    archive.close();
  }
}

async function unpackFiles(archive: ZipArchive, { newPath, budget, signal }: Unpacking): Promise<Parts> {
  const files = [...archive.entries].filter(([name, { uncompressedSize }]) => !BESIDE.test(name) && uncompressedSize > 0);
  if (files.length === 0) throw new InputError('file_empty', t('archive.empty'), 1);
  const parts: Part[] = [];
  for (const [name, entry] of files.slice(0, MOST_PARTS)) {
    const path = newPath();
    await pipeline(await archive.open(entry), budget.meter(), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    parts.push({
      name: shown(
        name,
        files.map(([other]) => other),
      ),
      path,
      notes: [],
    });
  }
  return { parts, leftOut: files.slice(MOST_PARTS).map(([name]) => beyond(name)) };
}

/** The last part of a file's path, where no other has the same. */
function shown(name: string, names: string[]): string {
  const last = (path: string) => path.split(/[\\/]/).at(-1) ?? path;
  return names.filter((other) => last(other) === last(name)).length > 1 ? name : last(name);
}
