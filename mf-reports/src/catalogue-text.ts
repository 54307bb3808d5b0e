import { errorCode, errorText } from '@hub/shared/api';

/** What a report call that failed is told as: one sentence for each call, except that a missing session says so itself. */
export const catalogueText = (error: unknown, text: string): string =>
  errorCode(error) === 'no_token' ? errorText(error, text) : text;
