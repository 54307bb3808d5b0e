import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** The sentences of refusals, each by the code of its error. */
export const { t } = translator<keyof typeof english, Takes>(english);
