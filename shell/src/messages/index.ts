import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of the frame around the screens, and of what is said where a screen is missing. */
export const { t } = translator<keyof typeof english, Takes>(english);
