import { translator } from '../../words/translator';
import english, { type Takes } from './en';

/** The words of times, sizes and sources. */
export const { t } = translator<keyof typeof english, Takes>(english);
