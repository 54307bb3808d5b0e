import { errorText, NO_TOKEN } from '@hub/shared/api';

/** What a report call that failed is told as: one sentence for each call, except that a missing session says so itself. */
export const catalogueText = (error: unknown, text: string): string => (errorText(error, text) === NO_TOKEN ? NO_TOKEN : text);
