import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of the dashboard's home. */
export const { t, rich } = translator<keyof typeof english, Takes>(english);
