import { writeFile } from 'node:fs/promises';
import type { ReportSource } from '@hub/shared/contracts/sources/source';
import * as z from 'zod/mini';
import type { Context } from '../../../../context';
import { AppError } from '../../../../errors';
import { sessionOf } from '../../../../plugins/auth';
import { answerStart, startAnswers } from '../../../analyses/answer-start';
import { startAnalysis, type Started } from '../../../analyses/start-analysis';
import type { SourceAdapter } from '../../source-adapter';
import type { PastedForm } from './pasted-form';

interface Pasted {
  id: string | undefined;
  userId: string;
  text: string;
}

const analyzePasted = (context: Context, { id, userId, text }: Pasted): Promise<Started> => {
  const { analyses, files } = context;
  const uploadFile = files.newName('csv');
  // The contracts of the product do not know this source, whose test puts it into them.
  const source = { type: 'pasted', text } satisfies PastedForm as unknown as ReportSource;
  const more = { uploadFile, bytesTotal: text.length, reserve: text.length };
  return startAnalysis(context, { id, userId, source, sourceId: 'pasted', sourceName: 'Pasted', ...more }, async (analysis) => {
    await writeFile(files.path(uploadFile), text);
    return analyses.run(analysis, [{ kind: 'csv', path: files.path(uploadFile), name: 'Pasted' }]);
  });
};

export const pastedSource = (context: Context): SourceAdapter<PastedForm> => ({
  isOutside: false,
  routes:
    ({ loggedIn }) =>
    async (app) => {
      const schema = { body: z.object({ text: z.string() }), response: startAnswers };
      app.post('/pasted', { onRequest: loggedIn(), schema }, async (request, reply) => {
        const { text } = request.body;
        const started = await analyzePasted(context, { id: undefined, userId: sessionOf(request).user.id, text });
        return answerStart(context, request, reply, started);
      });
    },
  again: async ({ user_id: userId }, { text }, { id }) => {
    if (text === '') throw new AppError('source-unknown');
    return analyzePasted(context, { id, userId, text });
  },
  verify: () => null,
  close: () => undefined,
});
