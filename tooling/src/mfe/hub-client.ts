import { errorBody } from '@hub/shared/contracts/error';
import type * as z from 'zod/mini';
import { isLocal } from './find-token';
import { UsageError } from './usage';

/** The hub has refused, or could not be reached. The message says why. */
export class HubError extends Error {
  override readonly name = 'HubError';
}

const LIMIT_MS = 120_000;

/** @throws {UsageError} */
export function readServer(text: string | undefined): URL {
  const wanted = text ?? 'http://localhost:3000';
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${wanted} is no address of a hub, such as https://hub.example.`);
  if (url.username || url.password) throw new UsageError('A password does not belong in the address. Use MFE_TOKEN.');
  if (url.protocol === 'http:' && !isLocal(url)) {
    throw new UsageError(`The token would travel in the clear. Use https://${url.host} instead.`);
  }
  return url;
}

export interface HubClient {
  /** Calls the hub and checks its answer. @throws {HubError} */
  call<T extends z.ZodMiniType>(method: string, path: string, answer: T, body?: object): Promise<z.infer<T>>;
}

/** @param token asked for only by calls that need one */
export function hubClient(server: URL, token: () => string): HubClient {
  return {
    call: async (method, path, answer, body) => {
      const url = new URL(`/api${path}`, server);
      const isOpen = path === '/discovery';
      let response: Response;
      try {
        response = await fetch(url, {
          method,
          // The token goes to this server and to no other.
          redirect: 'error',
          signal: AbortSignal.timeout(LIMIT_MS),
          headers: {
            accept: 'application/json',
            ...(!isOpen && { authorization: `Bearer ${token()}` }),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
      } catch (error) {
        if (error instanceof UsageError) throw error;
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
        throw new HubError(`${server.origin} cannot be reached (${cause}). Is the hub running, and is --server right?`);
      }
      const text = await response.text();
      let content: unknown;
      try {
        content = JSON.parse(text);
      } catch {
        throw new HubError(`${server.origin} answered ${response.status} with something that is not JSON. Is it a hub?`);
      }
      if (!response.ok) {
        const refusal = errorBody.safeParse(content);
        throw new HubError(refusal.success ? explain(refusal.data) : `${server.origin} answered ${response.status}.`);
      }
      const parsed = answer.safeParse(content);
      if (!parsed.success)
        throw new HubError(`${server.origin} answered in a form that this command does not know. Is it older or newer?`);
      return parsed.data;
    },
  };
}

const explain = ({ detail, fields = {} }: { detail: string; fields?: Record<string, string> | undefined }): string => {
  const more = Object.entries(fields).filter(([, text]) => text !== detail);
  return [detail, ...more.map(([name, text]) => `  ${name}: ${text}`)].join('\n');
};
