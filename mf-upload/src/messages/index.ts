import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of the upload screen. */
export const { t, rich } = translator<keyof typeof english, Takes>(english);
