import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { filePreview, PREVIEW_BYTES } from '@hub/shared/contracts/sources/file-preview';
import { isTableFile } from '@hub/shared/contracts/sources/file-endings';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { AppError } from '../../../errors';
import { counting } from '../../../files/counting';
import { sessionOf, type Guards } from '../../../plugins/auth';
import { goneSignal } from '../../../plugins/gone-signal';
import { perMinute } from '../../../plugins/limits';
import { loggedReason } from '../../../plugins/logged-error';
import { failureOf } from '../../analyses/engine-failures';
import { fairQueue } from '../../analyses/fair-queue';
import { displayName } from './display-name';
import { tooLarge } from './receive-upload';

/** Previews that are made at one time; who comes then waits, beside the line of the analyses. */
const MOST_AT_ONCE = 2;
/** What is sent is small; a packed file of it may be not. */
const TIME_LIMIT_MS = 30_000;

const query = z.object({
  /** Bytes of the file: more than were sent when only its beginning was. */
  size: z.coerce.number().check(z.int(), z.minimum(0)),
  part: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
});

/** Shows the first rows of a file as its analysis would read them. Nothing of it is kept. */
export const previewRoutes =
  ({ analyses, config, log }: Context, { loggedIn }: Pick<Guards, 'loggedIn'>): FastifyPluginAsyncZod =>
  async (app) => {
    const places = fairQueue(MOST_AT_ONCE);

    /** @throws AppError */
    const receive = async (file: MultipartFile, path: string) => {
      let bytes = 0;
      const agree = (total: number) => {
        if (total > PREVIEW_BYTES.whole) throw new AppError('file-too-large', tooLarge(PREVIEW_BYTES.whole));
        bytes = total;
      };
      await pipeline(file.file, counting(agree), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return bytes;
    };

    app.post(
      '/preview-file',
      {
        onRequest: loggedIn('upload-unauthorized'),
        config: perMinute(config.SOURCE_RATE_LIMIT, 'previews'),
        schema: { consumes: ['multipart/form-data'], querystring: query, response: { 200: filePreview } },
      },
      async (request, reply) => {
        const signal = goneSignal(reply);
        if (!request.isMultipart()) throw new AppError('unsupported-media-type');
        const file = await request.file();
        if (!file) throw new AppError('file-missing');
        const name = displayName(file.filename);
        if (!isTableFile(name)) throw new AppError('file-not-csv');
        const { size, part } = request.query;
        const leave = await places.enter(sessionOf(request).user.id, signal);
        if (!leave) throw signal.reason;
        const folder = await mkdtemp(join(tmpdir(), 'hub-preview-'));
        try {
          const path = join(folder, 'file');
          const isHead = (await receive(file, path)) < size;
          const outcome = await analyses.engine.show({
            id: `show-${randomUUID()}`,
            request: {
              input: { kind: 'csv', path, name, ...(part === undefined ? {} : { part }) },
              isHead,
              unpackLimit: config.UPLOAD_LIMIT,
            },
            timeLimit: TIME_LIMIT_MS,
            memoryCeiling: analyses.memoryCeiling,
            signal,
          });
          if (outcome.kind === 'shown') return outcome.preview;
          if (outcome.kind === 'failed') log.error({ reason: loggedReason(outcome.reason) }, 'a preview could not be made');
          throw failureOf(outcome);
        } finally {
          leave();
          await rm(folder, { recursive: true, force: true });
        }
      },
    );
  };
