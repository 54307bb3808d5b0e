import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of the agents' screen. */
export const { rich, t } = translator<keyof typeof english, Takes>(english);
