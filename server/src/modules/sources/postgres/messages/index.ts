import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** What is told of databases that were connected, or refused to be. */
export const { t } = translator<keyof typeof english, Takes>(english);
