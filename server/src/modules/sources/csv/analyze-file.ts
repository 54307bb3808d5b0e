import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import type { Context } from '../../../context';
import { storingFailure } from '../../../files/storing-failure';
import { startAnalysis, type Started } from '../../analyses/start-analysis';
import { csvId, csvOf } from './csv-form';

interface FileAnalysis {
  id?: string | undefined;
  userId: string;
  /** A file that stays as it is: the report gets a copy of its own, so that either can be deleted alone. */
  path: string;
  name: string;
  bytes: number;
  sourceId?: string | undefined;
  part?: string | undefined;
}

/** Makes a report of a CSV file that is on this server already. @throws AppError */
export async function analyzeFile(context: Context, file: FileAnalysis): Promise<Started> {
  const { analyses, files, log } = context;
  const { id, userId, path, name, bytes, sourceId, part } = file;
  const upload = files.newName('csv');
  const fresh = {
    id,
    userId,
    source: csvOf(part),
    sourceId: sourceId ?? csvId(name, part),
    sourceName: name,
    uploadFile: upload,
    bytesTotal: bytes,
    reserve: bytes,
  };
  return startAnalysis(context, fresh, async (analysis) => {
    try {
      await analysis.storage.hold('upload', bytes);
      // Where the disk can share the bytes of two files, it does.
      await copyFile(path, files.path(upload), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      analysis.bytesReceived = bytes;
    } catch (error) {
      const failure = storingFailure(error);
      log.error({ err: error, analysis: analysis.facts.id }, 'a file could not be stored');
      await analyses.fail(analysis, failure);
      throw failure;
    }
    return analyses.run(analysis, [{ kind: 'csv', path: files.path(upload), name, ...(part === undefined ? {} : { part }) }]);
  });
}
