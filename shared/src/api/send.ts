import { API_BASE } from './base';

export const REQUEST_TIMEOUT_MS = 300_000;

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
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
  onUploadProgress?: (progress: { sent: number; total: number | null }) => void;
}

export interface HttpAnswer {
  status: number;
  /** Parsed where it is JSON, else the text. */
  data: unknown;
}

/** The server has answered, and not with a success. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(readonly response: HttpAnswer) {
    super(`The server answered ${response.status}.`);
  }
}

function queryOf(params: HttpRequest['params'] = {}): string {
  const known = Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return known.length > 0 ? `?${new URLSearchParams(known).toString()}` : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Sends one request to the API. By XMLHttpRequest, since `fetch` does not say how much of an upload has been sent.
 *
 * @throws {HttpError} for any answer that is no success; an `AbortError` when `signal` ends it; an error without `response` when there
 * is no answer.
 */
export function send({
  method,
  url,
  params,
  data,
  headers = {},
  signal,
  timeout,
  onUploadProgress,
}: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(new DOMException('The request was cancelled.', 'AbortError'));
    if (signal?.aborted) return cancelled();
    const request = new XMLHttpRequest();
    const abort = () => {
      cancelled();
      request.abort();
    };
    request.open(method, API_BASE + url + queryOf(params));
    request.withCredentials = true;
    request.timeout = timeout ?? REQUEST_TIMEOUT_MS;
    const isForm = data instanceof FormData;
    const content = isForm || data === undefined ? {} : { 'Content-Type': 'application/json' };
    for (const [name, value] of Object.entries({ Accept: 'application/json', ...content, ...headers })) {
      request.setRequestHeader(name, value);
    }
    if (onUploadProgress) {
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onUploadProgress({ sent: loaded, total: lengthComputable ? total : null });
    }
    request.onload = () => {
      const answer = { status: request.status, data: parsed(request.responseText) };
      if (request.status >= 200 && request.status < 300) resolve(answer);
      else reject(new HttpError(answer));
    };
    request.onerror = () => reject(new Error('The server could not be reached.'));
    request.ontimeout = () => reject(new Error('The server did not answer in time.'));
    request.onabort = cancelled;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(isForm ? data : data === undefined ? null : JSON.stringify(data));
  });
}
