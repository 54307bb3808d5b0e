import { translator } from '../../words/translator';
import english, { type Takes } from './en';

/** The words of a remote without a shell. */
export const { t } = translator<keyof typeof english, Takes>(english);
