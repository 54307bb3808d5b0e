import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of the list of reports and of looking at one. */
export const { t, rich } = translator<keyof typeof english, Takes>(english);
