import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';

/** Buckets per address for the routes that ask for one by `config.rateLimit`. */
export const limits = async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    cache: 20_000,
    errorResponseBuilder: () => new AppError('rate-limited'),
  });
};

/** @param max requests a minute and address */
export const perMinute = (max: number, groupId?: string) => ({
  rateLimit: { max, timeWindow: 60_000, ...(groupId && { groupId }) },
});
