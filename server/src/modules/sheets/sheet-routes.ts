import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisResult } from '@hub/shared/contracts/report';
import { sheetRequest, sheetTestRequest, sheetTestResponse } from '@hub/shared/contracts/source';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { perMinute } from '../../plugins/limits';
import { goneSignal } from '../sources/gone-signal';
import { mayConnect } from '../sources/may-connect';
import { downloadSheet } from './download-sheet';
import { googleOf } from './google-endpoints';
import { previewSheet } from './preview-sheet';
import type { SheetSource } from './read-sheet';
import { parseSheetAddress, type SheetAddress } from './sheet-address';
import { sheetError, SheetFailure, type SheetPhase } from './sheet-failure';

const TIMEOUT_MS = 120_000;
/** The dialog cannot be closed while it tests. */
const TEST_TIMEOUT_MS = 30_000;
/** Until the download tells its title. */
const UNNAMED = 'Google Sheet';

const addressOf = (text: string): SheetAddress => {
  const address = parseSheetAddress(text);
  if (!address) throw new AppError('sheet-invalid');
  return address;
};

const asAnswer = (error: unknown, phase: SheetPhase) => (error instanceof SheetFailure ? sheetError(error, phase) : error);

export const sheetRoutes =
  ({ analyses, database: { db }, files, config }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const source: SheetSource = { google: googleOf(config), limits: { timeoutMs: TIMEOUT_MS, maxBytes: config.SHEET_LIMIT } };
    const tested: SheetSource = { ...source, limits: { ...source.limits, timeoutMs: TEST_TIMEOUT_MS } };
    const guarded = { onRequest: [loggedIn(), mayConnect(config)], config: perMinute(config.SOURCE_RATE_LIMIT, 'sources') };

    app.post(
      '/google-sheet/test',
      { ...guarded, schema: { body: sheetTestRequest, response: { 200: sheetTestResponse } } },
      async ({ body }, reply) => {
        const signal = goneSignal(reply);
        try {
          return await previewSheet(addressOf(body.sheet_url), tested, signal);
        } catch (error) {
          throw asAnswer(error, 'test');
        }
      },
    );

    app.post(
      '/upload-google-sheet',
      { ...guarded, schema: { body: sheetRequest, response: { 200: analysisResult } } },
      async (request) => {
        const { sheet_url, analysis_id } = request.body;
        const address = addressOf(sheet_url);
        const upload = files.newName('csv');
        const analysis = await analyses.begin({
          ...(analysis_id !== undefined && { id: analysis_id }),
          userId: sessionOf(request).user.id,
          sourceType: 'google_sheet',
          sourceName: UNNAMED,
          uploadFile: upload,
          bytesTotal: null,
        });
        try {
          const { signal } = analysis.stopping;
          const onBytes = (bytes: number) => (analysis.bytesReceived = bytes);
          const { title, bytes } = await downloadSheet(address, files.path(upload), source, { signal, onBytes });
          analysis.bytesReceived = bytes;
          analysis.facts.sourceName = title ?? UNNAMED;
          await db
            .updateTable('analyses')
            .set({ source_name: analysis.facts.sourceName })
            .where('id', '=', analysis.facts.id)
            .execute();
        } catch (error) {
          const answer = analysis.stopping.signal.aborted ? new AppError('analysis-cancelled') : asAnswer(error, 'connect');
          await analyses.fail(analysis, answer instanceof AppError ? answer : new AppError('sheet-failed'));
          throw answer;
        }
        return analyses.run(analysis, [{ kind: 'csv', path: files.path(upload), name: analysis.facts.sourceName }]);
      },
    );
  };
