import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config';
import { bareAddress } from '../network/network-of';
import { loggedError } from './logged-error';

/** Tokens of mails stand in addresses: they must not reach the log. Neither must a query string. */
export const loggedUrl = (url: string) =>
  url.replace(/\?.*$/s, '').replace(/\/(verify|reset|EmailVerification|reset-password)\/[^/]+/gi, '/$1/[hidden]');

const secret = ['password', 'current_password', 'token', 'authorization', 'cookie', 'dbname', 'user', 'host', 'sheet_url'];

export const loggerOptions = (config: Config): FastifyServerOptions['logger'] =>
  config.LOG_LEVEL === 'silent'
    ? false
    : {
        level: config.LOG_LEVEL ?? (config.NODE_ENV === 'production' ? 'info' : 'warn'),
        redact: {
          paths: [
            ...secret.map((name) => `body.${name}`),
            'password',
            'token',
            'headers.authorization',
            'headers.cookie',
            // The form's parser is told of the whole request.
            'busboyOptions.headers.authorization',
            'busboyOptions.headers.cookie',
            'req.headers.authorization',
            'req.headers.cookie',
          ],
          censor: '[hidden]',
        },
        serializers: {
          err: (error: unknown) => loggedError(error),
          req: (request: { method: string; url: string; ip?: string }) => ({
            method: request.method,
            url: loggedUrl(request.url),
            ip: request.ip === undefined ? undefined : bareAddress(request.ip),
          }),
        },
      };
