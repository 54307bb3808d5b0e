import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** The words of the pages that help. */
export const { t } = translator<keyof typeof english, Takes>(english);
