import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import type { AnalysisResult } from '@hub/shared/contracts/report';
import type { Context } from '../../context';
import { storingFailure } from '../../files/storing-failure';

interface FileAnalysis {
  id?: string | undefined;
  userId: string;
  /** A file that stays as it is: the report gets a copy of its own, so that either can be deleted alone. */
  path: string;
  name: string;
  bytes: number;
  sourceId?: string | undefined;
}

/** Makes a report of a CSV file that is on this server already. @throws AppError */
export async function analyzeFile(
  { analyses, files, log }: Context,
  { id, userId, path, name, bytes, sourceId }: FileAnalysis,
): Promise<AnalysisResult> {
  const upload = files.newName('csv');
  const analysis = await analyses.begin({
    id,
    userId,
    source: { type: 'csv' },
    sourceId,
    sourceName: name,
    uploadFile: upload,
    bytesTotal: bytes,
    reserve: bytes,
  });
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
  return analyses.run(analysis, [{ kind: 'csv', path: files.path(upload), name }]);
}
