import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, errorBodyOf, PleaseWait, Refusal, type ErrorCode } from '../errors';
import { t } from '../messages';

/** Fastify's own refusals in the catalogue's words. */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-json',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
};

/** How the messages begin that zod writes itself. */
const ZOD_WORDS = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)\b/;

const asRefusal = (error: FastifyError | Refusal): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    let sentence: string | undefined;
    for (const { instancePath, message } of error.validation) {
      const name = instancePath.split('/')[1] ?? '';
      if (!name || fields[name]) continue;
      // A sentence of the contract is for the user; zod's own words are not.
      const own = message !== undefined && !ZOD_WORDS.test(message) ? message : undefined;
      fields[name] = own ?? t('invalid-input');
      sentence ??= own;
    }
    return new AppError('invalid-input', sentence, fields);
  }
  const code = known[error.code];
  if (code) return new AppError(code);
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? new AppError('invalid-input') : null;
};

export const answer = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = asRefusal(error);
  if (!refusal || refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  const shown = refusal ?? new AppError('internal');
  if (shown instanceof PleaseWait) reply.header('retry-after', shown.seconds);
  const more = { request_id: request.id, ...(shown.fields && { fields: shown.fields }) };
  return reply
    .code(shown.status)
    .type('application/json')
    .send(JSON.stringify(errorBodyOf(shown.code, shown.detail, more)));
};

/** One form for every answer that is not a success. A 5xx says no more than a code and the request's id. */
export const errorAnswers = (app: FastifyInstance) => {
  app.setErrorHandler(answer);
};

export const notFoundAnswer = (request: FastifyRequest, reply: FastifyReply) => answer(new AppError('not-found'), request, reply);
