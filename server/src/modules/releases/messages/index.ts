import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** What is told to those who release a remote. */
export const { t } = translator<keyof typeof english, Takes>(english);
