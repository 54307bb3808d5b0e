import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { isTableFile } from '@hub/shared/contracts/sources/file-endings';
import type { Context } from '../../../context';
import { AppError } from '../../../errors';
import { storingFailure } from '../../../files/storing-failure';
import { sessionOf, type Guards } from '../../../plugins/auth';
import { places } from '../../../plugins/places';
import { isStorable } from '../../../plugins/storable-text';
import { answerStart, startAnswers } from '../../analyses/answer-start';
import { earlierStart } from '../../analyses/earlier-start';
import type { Started } from '../../analyses/start-analysis';
import { sourceOf } from '../../reports/report-presenter';
import { findReport } from '../../reports/report-repository';
import { CSV, csvId, csvOf } from './csv-form';
import { previewRoutes } from './preview-routes';
import { displayName } from './display-name';
import { receiveUpload, tooLarge } from './receive-upload';
import { unlessAborted, watchPace } from './upload-pace';
import { t } from '../../../messages';

/** Fields, boundaries and part headers around the file. */
const FORM_OVERHEAD = 64 * 1024;

const fields = z.object({
  file_type: z.optional(z.literal(CSV.type, { error: () => t('file-missing') })),
  analysis_id: z.optional(z.uuid({ error: () => t('invalid-input.analysis-id') })),
  /** The report whose source this file is a newer state of. */
  again_of: z.optional(z.string().check(z.maxLength(100))),
  /** The sheet, or the file of an archive, that is wanted. */
  part: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  file_size: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
});

type Parts = AsyncIterator<Multipart, void>;

/** The next part of the form. What the parser cannot read, its sender has written. */
const nextOf = async (parts: Parts): Promise<Multipart | null> => {
  try {
    const { value, done } = await parts.next();
    return done ? null : value;
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && error.code === 'FST_MP_PREMATURE_CLOSE';
    throw new AppError(isBroken ? 'upload-broken' : 'invalid-form');
  }
};

/** Reads on to the form's end. One call makes one report: nobody must believe that a second file is in it. */
const refuseSecondFile = async (parts: Parts) => {
  for (let part = await nextOf(parts); part; part = await nextOf(parts))
    if (part.type === 'file') throw new AppError('several-files');
};

const fieldsOf = (raw: Record<string, string>) => {
  const result = fields.safeParse(raw);
  if (result.success) return result.data;
  throw new AppError('invalid-input', result.error.issues[0]?.message);
};

export const csvRoutes =
  (context: Context, { loggedIn }: Pick<Guards, 'loggedIn'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { analyses, database, files, config, log } = context;
    await app.register(multipart, {
      limits: { files: 2, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 50, fileSize: Number.MAX_SAFE_INTEGER },
      throwFileSizeLimit: false,
    });

    /** Bytes that there must be room for: what is announced, as far as the length of the body allows it. */
    const announced = (fileSize = 0, bodyLength: number | undefined) =>
      bodyLength === undefined
        ? Math.min(fileSize, config.UPLOAD_LIMIT)
        : Math.max(bodyLength - FORM_OVERHEAD, Math.min(fileSize, bodyLength));

    const receive = async (
      userId: string,
      part: MultipartFile,
      raw: Record<string, string>,
      parts: Parts,
      { bodyLength, slow }: { bodyLength: number | undefined; slow: AbortSignal },
    ): Promise<Started> => {
      const name = displayName(part.filename);
      if (!isTableFile(name)) throw new AppError('file-not-csv');
      const { analysis_id, again_of, file_size, part: wanted } = fieldsOf(raw);
      if (file_size !== undefined && file_size > config.UPLOAD_LIMIT)
        throw new AppError('file-too-large', tooLarge(config.UPLOAD_LIMIT));
      const before = again_of === undefined ? undefined : await findReport(database.db, userId, again_of);
      if (again_of !== undefined && before?.source_type !== CSV.type) throw new AppError('report-not-found');
      const known = before ? sourceOf(before) : null;
      // A newer state of a file is read as the one before it.
      const sheet = wanted ?? (known?.type === CSV.type ? known.part : undefined);
      const earlier = await earlierStart(context, { id: analysis_id, userId, source: CSV });
      if (earlier) {
        part.file.resume();
        return earlier;
      }
      const upload = files.newName('csv');
      const analysis = await analyses.begin({
        id: analysis_id,
        userId,
        source: csvOf(sheet),
        sourceId: before?.source_id ?? csvId(name, sheet),
        sourceName: name,
        uploadFile: upload,
        bytesTotal: file_size ?? null,
        reserve: announced(file_size, bodyLength),
      });
      const broken = (analysis.upload = new AbortController()).signal;
      const giveUp = () => analysis.stopping.abort(slow.reason);
      slow.addEventListener('abort', giveUp, { once: true });
      if (slow.aborted) giveUp();
      try {
        await receiveUpload(part.file, {
          path: files.path(upload),
          limit: config.UPLOAD_LIMIT,
          signal: AbortSignal.any([analysis.stopping.signal, broken]),
          onBytes: async (total) => {
            await analysis.storage.hold('upload', total);
            analysis.bytesReceived = total;
          },
        });
        await unlessAborted(slow, refuseSecondFile(parts));
      } catch (error) {
        const failure = broken.aborted ? new AppError('upload-broken') : storingFailure(error);
        if (failure !== error) log.error({ err: error, analysis: analysis.facts.id }, 'an upload could not be stored');
        await analyses.fail(analysis, failure);
        throw failure;
      } finally {
        slow.removeEventListener('abort', giveUp);
      }
      analysis.upload = null;
      return {
        id: analysis.facts.id,
        done: analyses.run(analysis, [
          { kind: 'csv', path: files.path(upload), name, ...(sheet === undefined ? {} : { part: sheet }) },
        ]),
      };
    };

    const receiveForm = async (request: FastifyRequest, slow: AbortSignal) => {
      if (!request.isMultipart()) throw new AppError('unsupported-media-type');
      const { 'content-length': length } = request.headers;
      const bodyLength = length === undefined ? undefined : Number(length);
      if ((bodyLength ?? 0) > config.UPLOAD_LIMIT + FORM_OVERHEAD) {
        throw new AppError('file-too-large', tooLarge(config.UPLOAD_LIMIT));
      }
      const raw: Record<string, string> = {};
      const parts = request.parts();
      const next = () => unlessAborted(slow, nextOf(parts));
      for (let part = await next(); part; part = await next()) {
        if (!isStorable([part.fieldname, part.type === 'file' ? '' : part.value])) throw new AppError('unstorable-text');
        if (part.type === 'file') return receive(sessionOf(request).user.id, part, raw, parts, { bodyLength, slow });
        if (typeof part.value === 'string') raw[part.fieldname] = part.value;
      }
      throw new AppError('file-missing');
    };

    /** A browser reads a refusal only when it has sent all it wants to: what is left of the body is thrown away, for a while. */
    const drain = (request: FastifyRequest) => {
      if (request.raw.complete || request.raw.destroyed) return;
      request.raw.unpipe();
      request.raw.resume();
    };

    const uploads = places(config.MAX_USER_UPLOADS, 'too-many-uploads');
    const pace = { minRate: config.UPLOAD_MIN_RATE, windowMs: config.STALL_TIMEOUT * 1000 };

    /** Takes the file in, as long as it comes. */
    const takeIn = async (request: FastifyRequest) => {
      const giveBack = uploads.take(sessionOf(request).user.id);
      const { signal, stop } = watchPace(request.raw, pace);
      try {
        return await receiveForm(request, signal);
      } finally {
        stop();
        giveBack();
      }
    };

    await app.register(previewRoutes(context, { loggedIn }));

    app.post(
      '/upload-csv',
      {
        onRequest: loggedIn('upload-unauthorized'),
        schema: { consumes: ['multipart/form-data'], response: startAnswers },
      },
      async (request, reply) => {
        try {
          return await answerStart(context, request, reply, await takeIn(request));
        } catch (error) {
          drain(request);
          throw error;
        }
      },
    );
  };
