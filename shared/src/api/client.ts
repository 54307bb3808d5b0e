import axios, { type AxiosRequestConfig } from 'axios';
import { bus } from '../events/instance';
import { clearSession, readToken } from '../session';
import { API_BASE } from './base';
import { UserFacingError } from './errors';
import { parseAnswer, type AnswerSchema } from './parse-answer';

export const REQUEST_TIMEOUT_MS = 300_000;
export const NO_TOKEN = 'No token found in localStorage';

export const client = axios.create({
  baseURL: API_BASE,
  withCredentials: true,
  timeout: REQUEST_TIMEOUT_MS,
  headers: { Accept: 'application/json' },
});

client.interceptors.request.use((config) => {
  const token = readToken();
  if (token !== null && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

/** A refused token is of no more use. A newer one that has come in meanwhile stays. */
export function endRefusedSession(sentAuthorization: unknown): void {
  const token = readToken();
  if (token === null || sentAuthorization !== `Bearer ${token}`) return;
  clearSession();
  bus.emit('session.ended@1', { reason: 'unauthorized' }, 'api');
}

client.interceptors.response.use(undefined, (error: unknown) => {
  if (axios.isAxiosError(error) && error.response?.status === 401) {
    endRefusedSession(error.config?.headers.get('Authorization'));
  }
  return Promise.reject(error);
});

/** Sends a request and answers with its parsed body. */
export async function request<T>(schema: AnswerSchema<T>, config: AxiosRequestConfig): Promise<T> {
  const response = await client.request<unknown>(config);
  return parseAnswer(schema, response.data);
}

/** Calls that need a session fail before they are sent when there is none. */
export function requireToken(): string {
  const token = readToken();
  if (token === null) throw new UserFacingError(NO_TOKEN, 'no_token');
  return token;
}
