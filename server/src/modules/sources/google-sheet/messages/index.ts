import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** What is told of a sheet that was looked at. */
export const { t } = translator<keyof typeof english, Takes>(english);
