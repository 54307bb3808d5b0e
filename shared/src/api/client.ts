import { readToken } from '../session';
import { UserFacingError } from './errors';
import { http, type HttpAnswer, type HttpRequest } from './http';
import { takeOpening } from './opening';
import { parseAnswer, type AnswerSchema } from './parse-answer';
import { t } from './messages';

/**
 * The text of a call that had no session, by which published builds of mf-reports know it; others ask for its code, `no_token`.
 *
 * @public
 */
export const NO_TOKEN = 'No token found in localStorage';

/** Sends a request in the name of the session, if there is one. */
export async function exchange(request: HttpRequest): Promise<HttpAnswer> {
  const data = request.method === 'GET' ? await takeOpening(request.url) : undefined;
  return data ? { status: 200, data } : http.request<unknown>(request);
}

/** Sends a request and answers with its parsed body. A schema that no first page needs may be loaded meanwhile. */
export async function request<T>(schema: AnswerSchema<T> | Promise<AnswerSchema<T>>, config: HttpRequest): Promise<T> {
  const [response, known] = await Promise.all([exchange(config), schema]);
  return parseAnswer(known, response.data);
}

/** Calls that need a session fail before they are sent when there is none. */
export function requireToken(): string {
  const token = readToken();
  if (token === null) throw new UserFacingError(t('no-token'), 'no_token');
  return token;
}
