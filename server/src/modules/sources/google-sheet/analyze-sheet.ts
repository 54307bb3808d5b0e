import type { SheetAddress } from '@hub/shared/contracts/sources/sheet-address';
import type { Context } from '../../../context';
import { AppError, Refusal } from '../../../errors';
import { diskAnswer } from '../../../files/storing-failure';
import { stopReason } from '../../analyses/running-analysis';
import { startAnalysis, type Started } from '../../analyses/start-analysis';
import { downloadSheet } from './download-sheet';
import type { SheetSource } from './read-sheet';
import { sheetAnswer } from './sheet-failure';
import { sheetId, storedSheet } from './sheet-form';
import { t } from './messages';

/** Until the download tells its title. */
const unnamed = () => t('unnamed');

export interface SheetAnalysis {
  id?: string | undefined;
  userId: string;
  address: SheetAddress;
  /** Given when an earlier report's source is analysed again. */
  sourceId?: string | undefined;
}

/** Downloads a sheet and makes its report. @throws AppError when it is not begun */
export async function analyzeSheet(context: Context, source: SheetSource, sheet: SheetAnalysis): Promise<Started> {
  const { analyses, database, files } = context;
  const { id, userId, address, sourceId } = sheet;
  const upload = files.newName('csv');
  const stored = storedSheet(address);
  const fresh = {
    id,
    userId,
    source: stored,
    sourceId: sourceId ?? sheetId(stored),
    sourceName: unnamed(),
    uploadFile: upload,
    bytesTotal: null,
    reserve: 0,
  };
  return startAnalysis(context, fresh, async (analysis) => {
    const { facts, stopping } = analysis;
    try {
      const onBytes = async (bytes: number) => {
        await analysis.storage.hold('upload', bytes);
        analysis.bytesReceived = bytes;
      };
      const { title, bytes } = await downloadSheet(address, files.path(upload), source, { signal: stopping.signal, onBytes });
      analysis.bytesReceived = bytes;
      facts.sourceName = title ?? unnamed();
      await database.db.updateTable('analyses').set({ source_name: facts.sourceName }).where('id', '=', facts.id).execute();
    } catch (error) {
      const answer = stopping.signal.aborted ? stopReason(stopping.signal) : diskAnswer(sheetAnswer(error, 'connect'));
      await analyses.fail(analysis, answer instanceof Refusal ? answer : new AppError('sheet-failed'));
      throw answer;
    }
    return analyses.run(analysis, [{ kind: 'csv', path: files.path(upload), name: facts.sourceName }]);
  });
}
