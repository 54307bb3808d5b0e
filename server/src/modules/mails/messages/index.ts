import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** The words of the page that ends mails. */
export const { parts, t } = translator<keyof typeof english, Takes>(english);
