import { errorBody } from '../contracts/error';
import { API_BASE } from './base';
import { requireToken } from './client';
import { UserFacingError } from './errors';
import { endRefusedSession } from './http';
import { parseAnswer, type AnswerSchema } from './parse-answer';
import { t } from './messages';

async function refuse(response: Response, authorization: string): Promise<never> {
  if (response.status === 401) endRefusedSession(authorization);
  const body = errorBody.safeParse(await response.json().catch(() => null));
  throw new UserFacingError(
    body.success ? body.data.detail : t('progress'),
    body.success ? body.data.code : null,
    response.status,
  );
}

/**
 * Reads an answer that grows, one JSON value a line. By `fetch`, because the token may travel only in a header and an
 * EventSource cannot send one.
 */
export async function* streamLines<T>(
  path: string,
  schema: AnswerSchema<T>,
  signal?: AbortSignal,
): AsyncGenerator<T, void, void> {
  const authorization = `Bearer ${requireToken()}`;
  const response = await fetch(API_BASE + path, {
    headers: { Accept: 'application/x-ndjson', Authorization: authorization },
    credentials: 'include',
    signal,
  });
  if (!response.ok || response.body === null) return refuse(response, authorization);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield parseAnswer(schema, JSON.parse(line));
      if (done) return;
    }
  } finally {
    // Also when the reader of the lines stops early: the connection must not stay open.
    await reader.cancel().catch(() => undefined);
  }
}
