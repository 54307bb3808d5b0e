import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** What is told of accounts when all went well; refusals are in the server’s own catalogue. */
export const { t } = translator<keyof typeof english, Takes>(english);
