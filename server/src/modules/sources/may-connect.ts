import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { AppError } from '../../errors';
import { sessionOf } from '../../plugins/auth';

/** Refuses who has not verified their address, where the hub asks for that. */
export const mayConnect = (config: Config) => async (request: FastifyRequest) => {
  if (config.REQUIRE_VERIFIED_EMAIL && !sessionOf(request).user.is_verified) throw new AppError('email-unverified');
};
