import type { FastifyReply } from 'fastify';

/** Aborts when nobody waits for the answer any more. */
export const goneSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
};
