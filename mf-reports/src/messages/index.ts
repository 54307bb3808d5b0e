import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of the list of reports, of reading one and of its columns. */
export const { t, rich } = translator<keyof typeof english, Takes>(english);
