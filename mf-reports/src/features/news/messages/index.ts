import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of what is new in one's data. */
export const { t } = translator<keyof typeof english, Takes>(english);
