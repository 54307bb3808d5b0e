import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** The words of the page on which a developer shows another build. */
export const { t } = translator<keyof typeof english, Takes>(english);
