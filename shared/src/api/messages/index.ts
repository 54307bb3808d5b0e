import { translator } from '../../words/translator';
import english, { type Takes } from './en';

/** What is said where the server has no words of its own. */
export const { t } = translator<keyof typeof english, Takes>(english);
