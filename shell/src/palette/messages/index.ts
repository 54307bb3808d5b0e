import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of the command palette, which come with it. */
export const { t } = translator<keyof typeof english, Takes>(english);
