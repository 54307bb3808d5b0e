import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** What keeps a build from being used in this hub. */
export const { t } = translator<keyof typeof english, Takes>(english);
