import * as z from 'zod/mini';
import { errorBody, type ErrorBody } from '../contracts/error';

/** An error whose message is a sentence for the user. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
  constructor(
    message: string,
    readonly code: string | null = null,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** What a request rejects with when the server has answered. Read by shape: builds of another release have a class of their own. */
const answered = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) });

/** Of an error answer no more than one of the two texts is certain: a proxy in between may send its own. */
const looseBody = z.object({ detail: z.optional(z.string()), message: z.optional(z.string()) });

const responseOf = (error: unknown) => {
  const parsed = answered.safeParse(error);
  return parsed.success ? parsed.data.response : null;
};

/** The server's own words in an answer's body: its detail, else its message, else `fallback`. */
export function bodyText(body: unknown, fallback: string): string {
  const parsed = looseBody.safeParse(body);
  return (parsed.success && (parsed.data.detail || parsed.data.message)) || fallback;
}

/** What to tell the user of an error: the server's detail, else its message, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof UserFacingError) return error.message || fallback;
  return bodyText(responseOf(error)?.data, fallback);
}

/** The server's whole error answer, when it is one. */
export function errorDetails(error: unknown): ErrorBody | null {
  const body = errorBody.safeParse(responseOf(error)?.data);
  return body.success ? body.data : null;
}

/** The stable code of the server's error answer. */
export const errorCode = (error: unknown): string | null =>
  error instanceof UserFacingError ? error.code : (errorDetails(error)?.code ?? null);

export const errorStatus = (error: unknown): number | null =>
  error instanceof UserFacingError ? error.status : (responseOf(error)?.status ?? null);

/** As `fetch` and as axios name it. */
const named = z.object({ name: z.enum(['AbortError', 'CanceledError']) });

/** Whether the caller stopped the request itself; such an end is not to be shown as an error. */
export const isCancelled = (error: unknown): boolean => named.safeParse(error).success;
