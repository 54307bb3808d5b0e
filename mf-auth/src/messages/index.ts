import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of signing in and signing up. */
export const { t, rich } = translator<keyof typeof english, Takes>(english);
