import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseSheetAddress, type SheetAddress, type SheetAddressFault } from '@hub/shared/contracts/sources/sheet-address';
import { sheetRequest, sheetTestRequest, sheetTestResponse } from '@hub/shared/contracts/sources/source';
import type { Context } from '../../../context';
import { AppError, type ErrorCode } from '../../../errors';
import { sessionOf, type Guards } from '../../../plugins/auth';
import { goneSignal } from '../../../plugins/gone-signal';
import { answerStart, startAnswers } from '../../analyses/answer-start';
import { outsideCall } from '../outside-calls';
import { analyzeSheet } from './analyze-sheet';
import { sheetLooker } from './look-through';
import { previewSheet } from './preview-sheet';
import type { SheetSource } from './read-sheet';
import { sheetAnswer } from './sheet-failure';
import { sheetSourceOf } from './sheet-source';

/** The dialog cannot be closed while it tests. */
const TEST_TIMEOUT_MS = 30_000;

const FAULTS: Readonly<Record<SheetAddressFault, ErrorCode>> = { invalid: 'sheet-invalid', part: 'sheet-part' };

/** @throws AppError */
const addressOf = (text: string): SheetAddress => {
  const address = parseSheetAddress(text);
  if (typeof address === 'string') throw new AppError(FAULTS[address]);
  return address;
};

export const sheetRoutes =
  (context: Context, guards: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const { config } = context;
    const source = sheetSourceOf(config);
    const tested: SheetSource = { ...source, limits: { ...source.limits, timeoutMs: TEST_TIMEOUT_MS } };
    const look = sheetLooker(context);
    const guarded = outsideCall(config, guards);

    app.post(
      '/google-sheet/test',
      { ...guarded, schema: { body: sheetTestRequest, response: { 200: sheetTestResponse } } },
      async (request, reply) => {
        const signal = goneSignal(reply);
        const address = addressOf(request.body.sheet_url);
        try {
          return await previewSheet(address, tested, look(sessionOf(request).user.id, signal), signal);
        } catch (error) {
          throw sheetAnswer(error, 'test');
        }
      },
    );

    app.post(
      '/upload-google-sheet',
      { ...guarded, schema: { body: sheetRequest, response: startAnswers } },
      async (request, reply) => {
        const { sheet_url, analysis_id } = request.body;
        const started = await analyzeSheet(context, source, {
          id: analysis_id,
          userId: sessionOf(request).user.id,
          address: addressOf(sheet_url),
        });
        return answerStart(context, request, reply, started);
      },
    );
  };
