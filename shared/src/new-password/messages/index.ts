import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of forms that take a new password. */
export const { t } = translator<keyof typeof english, Takes>(english);
