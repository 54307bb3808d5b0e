import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisResult } from '@hub/shared/contracts/report';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { storingFailure } from '../../files/storing-failure';
import { sessionOf, type Guards } from '../../plugins/auth';
import { places } from '../../plugins/places';
import { findReport } from '../reports/report-repository';
import { receiveUpload, tooLarge } from './receive-upload';
import { unlessAborted, watchPace } from './upload-pace';

/** Fields, boundaries and part headers around the file. */
const FORM_OVERHEAD = 64 * 1024;

const fields = z.object({
  file_type: z.optional(z.literal('csv', 'Please select a CSV file.')),
  analysis_id: z.optional(z.uuid('The analysis id must be a UUID.')),
  /** The report whose source this file is a newer state of. */
  again_of: z.optional(z.string().check(z.maxLength(100))),
  file_size: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
});

const fieldsOf = (raw: Record<string, string>) => {
  const result = fields.safeParse(raw);
  if (result.success) return result.data;
  throw new AppError('invalid-input', result.error.issues[0]?.message);
};

/** The last part of the name, without what could disturb a line of text. */
const displayName = (filename: string) =>
  [...(filename.split(/[\\/]/).at(-1) ?? '')]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .slice(0, 200);

export const csvRoutes =
  ({ analyses, database, files, config, log }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart, {
      limits: { files: 1, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 50, fileSize: Number.MAX_SAFE_INTEGER },
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
      { bodyLength, slow }: { bodyLength: number | undefined; slow: AbortSignal },
    ) => {
      const name = displayName(part.filename);
      if (!/.\.csv$/i.test(name)) throw new AppError('file-not-csv');
      const { analysis_id, again_of, file_size } = fieldsOf(raw);
      if (file_size !== undefined && file_size > config.UPLOAD_LIMIT)
        throw new AppError('file-too-large', tooLarge(config.UPLOAD_LIMIT));
      const before = again_of === undefined ? undefined : await findReport(database.db, userId, again_of);
      if (again_of !== undefined && before?.source_type !== 'csv') throw new AppError('report-not-found');
      const upload = files.newName('csv');
      const analysis = await analyses.begin({
        id: analysis_id,
        userId,
        source: { type: 'csv' },
        sourceId: before?.source_id,
        sourceName: name,
        uploadFile: upload,
        bytesTotal: file_size ?? null,
        reserve: announced(file_size, bodyLength),
      });
      const giveUp = () => analysis.stopping.abort(slow.reason);
      slow.addEventListener('abort', giveUp, { once: true });
      if (slow.aborted) giveUp();
      try {
        await receiveUpload(part.file, {
          path: files.path(upload),
          limit: config.UPLOAD_LIMIT,
          signal: analysis.stopping.signal,
          onBytes: async (total) => {
            await analysis.storage.hold('upload', total);
            analysis.bytesReceived = total;
          },
        });
      } catch (error) {
        const failure = storingFailure(error);
        if (failure !== error) log.error({ err: error, analysis: analysis.facts.id }, 'an upload could not be stored');
        await analyses.fail(analysis, failure);
        throw failure;
      } finally {
        slow.removeEventListener('abort', giveUp);
      }
      return { analysis, name, path: files.path(upload) };
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
      for (;;) {
        const { value: part, done } = await unlessAborted(slow, parts.next());
        if (done) throw new AppError('file-missing');
        if (part.type === 'file') return receive(sessionOf(request).user.id, part, raw, { bodyLength, slow });
        if (typeof part.value === 'string') raw[part.fieldname] = part.value;
      }
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

    app.post(
      '/upload-csv',
      {
        onRequest: loggedIn('upload-unauthorized'),
        schema: { consumes: ['multipart/form-data'], response: { 200: analysisResult } },
      },
      async (request) => {
        try {
          const { analysis, name, path } = await takeIn(request);
          return await analyses.run(analysis, [{ kind: 'csv', path, name }]);
        } catch (error) {
          drain(request);
          throw error;
        }
      },
    );
  };
