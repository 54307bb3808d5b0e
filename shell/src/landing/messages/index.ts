import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of the landing page. */
export const { rich, t } = translator<keyof typeof english, Takes>(english);
