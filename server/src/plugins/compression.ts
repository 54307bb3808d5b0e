import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many characters a packet is sent either way. */
const MIN_LENGTH = 1400;
/** Answers are made anew each time: a fast setting, unlike that of the files which are compressed once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressed = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> => {
  const varies = reply.getHeader('vary');
  reply.header('vary', varies ? `${String(varies)}, Accept-Encoding` : 'Accept-Encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding) return text;
  const body = await (encoding === 'br' ? brotli(text, BROTLI) : zip(text));
  reply.header('content-encoding', encoding).header('content-length', body.length);
  return body;
};

/** Compresses texts that are made for one request. Files have their own compressed twins, and streams must not be held back. */
export const compression = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' && payload.length >= MIN_LENGTH;
    return isText && !reply.hasHeader('content-encoding') ? compressed(request, reply, payload) : payload;
  });
};
