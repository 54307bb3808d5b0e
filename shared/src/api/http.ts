import axios, { AxiosHeaders, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { bus } from '../events/instance';
import { clearSession, readToken } from '../session';
import { API_HEADER, API_VERSION, OLD_PAGE_EVENT, REVISION_EVENT, REVISION_HEADER } from '../discovery/revision-signal';
import { API_BASE } from './base';
import { traceParent } from './trace-parent';

/** Milliseconds after which an answer is no longer waited for, where a call names no limit of its own. */
export const REQUEST_TIMEOUT_MS = 300_000;

export interface HttpRequest extends Pick<AxiosRequestConfig, 'onUploadProgress'> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base path. */
  url: string;
  /** The query; what is undefined is left out. */
  params?: Readonly<Record<string, string | number | undefined>>;
  /** A form goes as it is, anything else as JSON. */
  data?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Milliseconds; 0 waits for ever. */
  timeout?: number;
}

export interface HttpAnswer {
  status: number;
  /** Parsed where it is JSON, else the text. */
  data: unknown;
}

/** A refused token is of no more use. A newer one that has come in meanwhile stays. */
export function endRefusedSession(sentAuthorization: unknown): void {
  const token = readToken();
  if (token === null || sentAuthorization !== `Bearer ${token}`) return;
  clearSession('unauthorized');
  bus.emit('session.ended@1', { reason: 'unauthorized' }, 'api');
}

const queryOf = (params: NonNullable<HttpRequest['params']>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();

/**
 * The one HTTP client. By XMLHttpRequest, since `fetch` does not say how much of an upload has been sent; of axios' files the build leaves
 * out what this needs not (`tooling/src/webpack/lean-libraries.ts`).
 */
export const http = axios.create({
  adapter: 'xhr',
  baseURL: API_BASE,
  // A path from a server's answer must not lead anywhere else.
  allowAbsoluteUrls: false,
  withCredentials: true,
  // The session is a bearer token: there is no cookie of which a form on another page could make use.
  withXSRFToken: false,
  paramsSerializer: { serialize: queryOf },
  timeout: REQUEST_TIMEOUT_MS,
  headers: { Accept: 'application/json' },
});

http.interceptors.request.use((config) => {
  config.headers.set(API_HEADER, String(API_VERSION));
  const trace = traceParent();
  if (trace !== null) config.headers.set('traceparent', trace);
  const token = readToken();
  if (token !== null && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

/** The shell asks for a newer document at once, instead of at its next turn. */
const tellRevision = (headers: unknown) => {
  const detail = headers instanceof AxiosHeaders ? headers.get(REVISION_HEADER) : undefined;
  if (detail !== undefined) window.dispatchEvent(new CustomEvent(REVISION_EVENT, { detail }));
};

const OLD_PAGE = 'page-too-old';
const isOldPage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'code' in data && data.code === OLD_PAGE;

const told = (response: AxiosResponse): AxiosResponse => {
  tellRevision(response.headers);
  return response;
};

// What axios refuses with is always an error.
http.interceptors.response.use(told, (error: Error) => {
  if (axios.isAxiosError(error)) tellRevision(error.response?.headers);
  if (axios.isAxiosError(error) && isOldPage(error.response?.data)) window.dispatchEvent(new Event(OLD_PAGE_EVENT));
  if (axios.isAxiosError(error) && error.response?.status === 401) endRefusedSession(error.config?.headers.get('Authorization'));
  return Promise.reject(error);
});
