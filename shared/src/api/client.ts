import { bus } from '../events/instance';
import { clearSession, readToken } from '../session';
import { errorStatus, UserFacingError } from './errors';
import { parseAnswer, type AnswerSchema } from './parse-answer';
import { send, type HttpAnswer, type HttpRequest } from './send';

export const NO_TOKEN = 'No token found in localStorage';

/** A refused token is of no more use. A newer one that has come in meanwhile stays. */
export function endRefusedSession(sentAuthorization: unknown): void {
  const token = readToken();
  if (token === null || sentAuthorization !== `Bearer ${token}`) return;
  clearSession('unauthorized');
  bus.emit('session.ended@1', { reason: 'unauthorized' }, 'api');
}

/** Sends a request in the name of the session, if there is one. */
export async function exchange(request: HttpRequest): Promise<HttpAnswer> {
  const token = readToken();
  const headers = { ...(token !== null && { Authorization: `Bearer ${token}` }), ...request.headers };
  try {
    return await send({ ...request, headers });
  } catch (error) {
    if (errorStatus(error) === 401) endRefusedSession(headers.Authorization);
    throw error;
  }
}

/** Sends a request and answers with its parsed body. */
export async function request<T>(schema: AnswerSchema<T>, config: HttpRequest): Promise<T> {
  const response = await exchange(config);
  return parseAnswer(schema, response.data);
}

/** Calls that need a session fail before they are sent when there is none. */
export function requireToken(): string {
  const token = readToken();
  if (token === null) throw new UserFacingError(NO_TOKEN, 'no_token');
  return token;
}
