import { translator } from '../../words/translator';
import english, { type Takes } from './en';

/** The words of analyses under way and of their end. */
export const { t } = translator<keyof typeof english, Takes>(english);
