import { UserFacingError } from './errors';
import { t } from './messages';

export interface AnswerSchema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

/** An answer that breaks its contract must not travel on into the screens. */
export function parseAnswer<T>(schema: AnswerSchema<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  console.error('An answer of the server breaks its contract.', parsed.error);
  throw new UserFacingError(t('bad-answer'), 'bad_answer');
}
