import { translator } from '../../words/translator';
import english, { type Takes } from './en';

/** The words of the session and of what is asked of an account. */
export const { t } = translator<keyof typeof english, Takes>(english);
