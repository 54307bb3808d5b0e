import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of comparing two reports. */
export const { t, rich } = translator<keyof typeof english, Takes>(english);
