import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** What is told of where a build comes from. */
export const { t } = translator<keyof typeof english, Takes>(english);
