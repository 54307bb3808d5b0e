import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** The words of the development mailbox. */
export const { t } = translator<keyof typeof english, Takes>(english);
